#!/bin/bash
# Kills an instance that has answered before and now is silent for 4 s, so that systemd starts it
# anew: a process that hangs keeps its connections, and nginx would wait for each of them. One that a
# flood keeps busy answers by then; killed, it would leave the flood to the other one. Only while that
# answers: when both are silent, the machine is busy.
set -euo pipefail

# ask PORT SECONDS: 0 when it answers, 28 when it has taken the connection and is silent.
ask() {
  curl -s -o /dev/null --max-time "$2" "http://127.0.0.1:$1/builds/latest.json"
}

declare -A answered
while sleep 1; do
  for port in 3001 3002; do
    status=0
    ask $port 0.75 || status=$?
    if [ $status = 28 ]; then
      status=0
      ask $port 3.25 || status=$?
    fi
    # What has not yet answered since its start may take its time.
    if [ $status = 28 ] && [ -n "${answered[$port]:-}" ]; then
      ask $((6003 - port)) 5 || continue
      echo "site@$port does not answer: killed" >&2
      systemctl kill --signal=KILL "site@$port"
    fi
    answered[$port]=
    if [ $status = 0 ]; then answered[$port]=yes; fi
  done
done
