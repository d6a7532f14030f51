#!/bin/sh
# The lead desk on a small server, from an unpacked release archive: user, settings, service, Caddy with HTTPS, nightly backup.
# As root, on Debian or Ubuntu with systemd:
#
#   sh biosystem-desk-*/deploy/install.sh your-desk.example
#
# Once more, it changes nothing that is there already: settings, password and Caddyfile stay. To update or to go back:
# biosystem-release install <archive>, biosystem-release back.
set -eu
host=${1:-}
root=${ROOT:-} # where a test has its system
here=$(cd "$(dirname "$0")/.." && pwd)
settings=$root/etc/biosystem-desk.env

stop() { echo "$*" >&2; exit 1; }

# --- Checks: nothing is changed before all of them passed ---
case "$host" in
  '' | -* | *[!a-zA-Z0-9.-]*) stop 'Name the host, without https://: sh install.sh your-desk.example' ;;
esac
[ "$(id -u)" = 0 ] || stop 'Run it as root.'
[ -f "$here/VERSION" ] || stop "$here is no unpacked release archive."
command -v systemctl >/dev/null || stop 'It needs systemd. Other ways: docs/deployment.md.'
case "$(uname -s) $(uname -m)" in
  'Linux x86_64' | 'Linux aarch64') ;;
  *) stop 'The archive is for Linux on x64 or arm64.' ;;
esac
missing=
for program in curl caddy node; do command -v $program >/dev/null || missing="$missing $program"; done
if [ -n "$missing" ]; then
  echo "Installing:$(echo "$missing" | sed 's/ node/ nodejs/')"
  apt-get update -qq && apt-get install -y -qq $(echo "$missing" | sed 's/ node/ nodejs/')
fi
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' ||
  stop "Node $(node --version) is too old. Newer: curl -fsSL https://deb.nodesource.com/setup_24.x | bash - && apt-get install -y nodejs"
[ "$(df -Pk "$root/" | awk 'NR == 2 { print $4 }')" -gt 1000000 ] || stop 'Less than 1 GB of the disk is free.'
getent hosts "$host" >/dev/null || echo "$host does not resolve yet: HTTPS begins when it leads to this server." >&2

# --- User, settings, first password ---
id biosystem-desk >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin biosystem-desk
mkdir -p "$root/etc/systemd/system" "$root/etc/caddy" "$root/usr/local/bin" "$root/opt/biosystem-desk"
password=
if [ ! -e "$settings" ]; then
  password=$(node -p 'require("crypto").randomBytes(12).toString("base64url")')
  hash=$(printf %s "$password" | node "$here/dist/desk/cli.js" password | grep '^INBOX_PASSWORD_HASH=')
  (umask 077 && { cat "$here/deploy/desk.env.example"; printf '\n%s\nDESK_URL=https://%s\nGUARD_SECRET=%s\n' \
    "$hash" "$host" "$(node -p 'require("crypto").randomBytes(32).toString("hex")')"; } >"$settings.new")
  mv "$settings.new" "$settings"
fi

# --- Service and nightly backup ---
cp "$here/deploy/biosystem-desk.service" "$here/deploy/biosystem-backup.service" "$here/deploy/biosystem-backup.timer" \
  "$root/etc/systemd/system/"
install -m 755 "$here/deploy/biosystem-leads" "$here/deploy/biosystem-release" "$root/usr/local/bin/"
systemctl daemon-reload
systemctl enable --quiet biosystem-desk biosystem-backup.timer
archive=$(mktemp)
trap 'rm -f "$archive"' EXIT
tar --create --file "$archive" -C "$(dirname "$here")" "$(basename "$here")"
RELEASES_FOLDER=$root/opt/biosystem-desk "$root/usr/local/bin/biosystem-release" install "$archive"
systemctl start biosystem-backup.timer

# --- HTTPS ---
caddyfile=$root/etc/caddy/Caddyfile
if ! grep -qs 'lead desk' "$caddyfile"; then
  [ ! -e "$caddyfile" ] || cp "$caddyfile" "$caddyfile.before"
  sed "s/{\$SITE_HOST}/$host/" "$here/deploy/Caddyfile" >"$caddyfile"
  systemctl reload-or-restart caddy
fi

echo
echo "Site, studio and inbox: https://$host, https://$host/studio/, https://$host/inbox/"
[ -z "$password" ] || echo "First password of the inbox, shown only now: $password"
echo "Settings, such as who is notified: $settings, then systemctl restart biosystem-desk"
echo
"$root/usr/local/bin/biosystem-leads" doctor || echo 'What the doctor names is to be mended; it is asked again by: biosystem-leads doctor' >&2
