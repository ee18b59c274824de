#!/bin/bash
# publish.sh: builds what is on `main` and puts it on the air, when that has changed, or a setting, or the
# day: an event that is over goes, a record whose day has come appears. When something fails, the site stays
# as it was and the next run tries again; what does not build waits for another commit, setting or day, and
# the daily watch says so. deploy/site-publish.timer runs it; docs/deploy.md says how to install.
set -euo pipefail

source=${SITE_SOURCE:-/srv/site/source}
root=${SITE_ROOT:-/srv/site}
settings=${SITE_SETTINGS:-/etc/site.env}
tools=$(dirname "$(readlink -f "$0")")

# What comes from the registry gets no secret, but what is baked into the pages.
build() {
  runuser -u site-build -- env -i HOME="$source" PATH="$PATH" SITE_URL="$SITE_URL" \
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY="${NEXT_PUBLIC_RECAPTCHA_SITE_KEY:-}" \
    NEXT_PUBLIC_GTM_ID="${NEXT_PUBLIC_GTM_ID:-}" NEXT_TELEMETRY_DISABLED=1 "$@"
}

cd "$source"
build git fetch --quiet origin main
wanted="$(build git rev-parse FETCH_HEAD) $(TZ=Europe/Rome date +%F) $(sha256sum <"$settings" | head -c 16)"
[ "$wanted" != "$(cat "$root/published" 2>/dev/null || true)" ] || exit 0
# Hour after hour it would take the memory and the processor that visitors need.
if [ "$wanted" = "$(cat "$root/failed" 2>/dev/null || true)" ]; then
  echo "The build of $wanted has failed: the next one is of another commit, or tomorrow's." >&2
  echo "To try again now: rm $root/failed; systemctl start site-publish" >&2
  exit 1
fi

build git reset --quiet --hard FETCH_HEAD
build diff --recursive --brief deploy "$tools/deploy" >&2 ||
  echo 'deploy/ is not what is installed here: docs/deploy.md, "Changing a setting".' >&2
for name in $(build sed -n 's/^\([A-Z_]*\)=.*/\1/p' .env.example); do
  [ -n "${!name:-}" ] || { echo "$settings says nothing of $name." >&2; exit 1; }
done
build npm ci --no-audit --no-fund
# Of the checks, that of types needs most memory; it has passed before the change came to main.
if ! build TYPES_CHECKED=1 npm run build:standalone; then
  echo "$wanted" >"$root/failed"
  exit 1
fi
rm -f "$root/failed"
archive=$(mktemp)
trap 'rm -f "$archive"' EXIT
# Not as root, which would follow a link from there to what the build may not read.
build tar czf - -C .next/standalone . >"$archive"
"$tools/release.sh" "$archive"
echo "$wanted" >"$root/published"
