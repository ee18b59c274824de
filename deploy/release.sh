#!/bin/bash
# release.sh ARCHIVE: puts a release (npm run build:standalone, packed by tar) on the air without
# leaving a visitor unanswered. release.sh back: does so with the release before. The instance that is
# not asked for pages gets the release first, and is not asked for forms either while it starts; only when
# it answers does nginx ask it for everything, the other one finishes what is under way, and follows.
# docs/deploy.md says how to install.
set -euo pipefail
# In `$(…)` too: a release that was unpacked by half is none.
shopt -s inherit_errexit

root=${SITE_ROOT:-/srv/site}
settings=${SITE_SETTINGS:-/etc/site.env}
peers=${SITE_PEERS:-/etc/nginx/site-peers.conf}
tools=$(dirname "$(readlink -f "$0")")

# outside FOLDER: prints what in it is no file of its own: root would follow a link, and publish what it finds.
outside() {
  find "$1" ! -type f ! -type d ! -type l
  find "$1" -type l -print0 | while IFS= read -r -d '' link; do
    case $(readlink -m "$link") in "$1"/*) ;; *) echo "$link" ;; esac
  done
}

# Prints the folder of the unpacked archive, which keeps the settings that it was built for: an instance
# that starts anew never meets others, and `back` leads to the former ones too.
unpack() {
  local unpacked id release
  mkdir -p "$root/releases"
  unpacked=$(mktemp -d "$root/releases/new.XXXXXX")
  tar xzf "$1" -C "$unpacked" --no-same-owner
  [ -z "$(outside "$(readlink -e "$unpacked")")" ] && [ ! -L "$unpacked/.next/BUILD_ID" ] ||
    { echo 'The archive holds a link that leads out of it, or what is no file.' >&2; return 1; }
  id=$(head -c 100 "$unpacked/.next/BUILD_ID")
  [[ $id =~ ^[0-9A-Za-z_-]{1,40}$ ]] || { echo 'BUILD_ID is no name.' >&2; return 1; }
  chmod -R a+rX "$unpacked"
  install -m 600 "$settings" "$unpacked/site.env"
  release=$root/releases/$(date +%Y%m%d-%H%M%S)-$id
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

# first UPSTREAM PORT: of the peers it reads, makes one the first of an upstream, and the other its backup.
first() {
  sed "/^upstream $1 /,/^}/ { s/:300[12] /:$((6003 - $2)) /; /backup;\$/! s/:300[12] /:$2 /; }"
}

# ask PAGES FORMS: which instance nginx asks first from now on; the other one when that fails.
ask() {
  first site "$1" <"$peers" | first forms "$2" >"$peers.new"
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
live=$(sed -n '/^upstream site /,/}/s/.*:\(300[12]\) .*=0;$/\1/p' "$peers")
idle=$((6003 - live))

"$tools/publish-static.sh" "$release" "$root/static"
[ -z "$current" ] || ask "$live" "$live"
if ! serve "$idle" "$release"; then
  if [ -n "$current" ]; then
    serve "$idle" "$current"
    ask "$live" "$idle"
  fi
  echo 'Nothing has changed for visitors.' >&2
  exit 1
fi
ask "$idle" "$idle"
[ -z "$current" ] || point previous "$current"
point current "$release"
serve "$live" "$release"
ask "$idle" "$live"

echo "On the air: $release"
