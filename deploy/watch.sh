#!/bin/bash
# Kills an instance that has answered before and now is silent for 2 seconds, so that systemd starts
# it anew: a process that hangs keeps its connections, and nginx would wait for each of them.
set -euo pipefail

declare -A answered
while sleep 1; do
  for port in 3001 3002; do
    for silent in 1 2; do
      status=0
      curl -s -o /dev/null --max-time 1 "http://127.0.0.1:$port/builds/latest.json" || status=$?
      # 28: connected, and no answer.
      [ "$status" = 28 ] || break
    done
    # What has not yet answered since its start may take its time.
    if [ "$status" = 28 ] && [ "$silent" = 2 ] && [ -n "${answered[$port]:-}" ]; then
      echo "site@$port does not answer: killed" >&2
      systemctl kill --signal=KILL "site@$port"
    fi
    answered[$port]=
    if [ "$status" = 0 ]; then answered[$port]=yes; fi
  done
done
