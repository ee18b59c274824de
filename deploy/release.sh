#!/bin/bash
# release.sh ARCHIVE: puts a release (npm run build:standalone, packed by tar) on the air without
# leaving a visitor unanswered. release.sh back: does so with the release before. The instance that
# nginx does not ask gets the release first; only when it answers with it does nginx ask it, the other
# one finishes what is under way, and follows. docs/deploy.md says how to install.
set -euo pipefail
# In `$(…)` too: a release that was unpacked by half is none.
shopt -s inherit_errexit

root=${SITE_ROOT:-/srv/site}
peers=${SITE_PEERS:-/etc/nginx/site-peers.conf}
tools=$(dirname "$(readlink -f "$0")")

# Prints the folder of the unpacked archive.
unpack() {
  local unpacked
  mkdir -p "$root/releases"
  unpacked=$(mktemp -d "$root/releases/new.XXXXXX")
  tar xzf "$1" -C "$unpacked" --no-same-owner
  chmod -R a+rX "$unpacked"
  local release
  release=$root/releases/$(date +%Y%m%d-%H%M%S)-$(cat "$unpacked/.next/BUILD_ID")
  mv "$unpacked" "$release"
  echo "$release"
}

# point NAME RELEASE: makes a link lead to a release, at once.
point() {
  ln -sfn "$2" "$root/$1.new"
  mv -T "$root/$1.new" "$root/$1"
}

# serve PORT RELEASE: restarts an instance with a release; fails unless it answers with it in 60 s.
serve() {
  point "$1" "$2" || return
  systemctl stop "site@$1"
  systemctl start "site@$1"
  local id
  id=$(cat "$2/.next/BUILD_ID")
  for _ in {1..300}; do
    if curl -sf --max-time 1 "http://127.0.0.1:$1/builds/latest.json" | grep -qF "\"$id\""; then
      return
    fi
    sleep 0.2
  done
  echo "site@$1 does not answer with $2: journalctl -u site@$1" >&2
  return 1
}

# ask PORT OTHER: from now on nginx asks the first, and the other when that fails.
ask() {
  printf 'server 127.0.0.1:%s max_fails=0%s;\n' "$1" '' "$2" ' backup' >"$peers.new"
  mv "$peers.new" "$peers"
  nginx -t -q
  systemctl reload nginx
}

# Removes what neither `back` nor an instance needs: also what a full disk or a power cut has left.
sweep() {
  local folder kept
  kept=$(find "$root" -maxdepth 1 -type l -printf '%l\n')
  for folder in "$root"/releases/*; do
    case $kept in
      *"/releases/${folder##*/}"*) ;;
      *) rm -rf "$folder" ;;
    esac
  done
}

exec 9>"$root/.lock"
flock --nonblock 9 || { echo 'Another release is under way.' >&2; exit 1; }
sweep
trap sweep EXIT

case ${1:?release.sh ARCHIVE, or release.sh back} in
  back) release=$(readlink -e "$root/previous") || { echo 'There is no release before.' >&2; exit 1; } ;;
  *) release=$(unpack "$1") ;;
esac
current=$(readlink -e "$root/current" || true)
if grep -q ':3001 .*backup' "$peers"; then idle=3001 live=3002; else idle=3002 live=3001; fi

"$tools/publish-static.sh" "$release" "$root/static"
if ! serve "$idle" "$release"; then
  [ -z "$current" ] || serve "$idle" "$current"
  echo 'Nothing has changed for visitors.' >&2
  exit 1
fi
ask "$idle" "$live"
[ -z "$current" ] || point previous "$current"
point current "$release"
serve "$live" "$release"

echo "On the air: $release"
