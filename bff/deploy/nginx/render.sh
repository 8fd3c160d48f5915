#!/bin/sh
# Fills nginx.conf.template from the environment and starts nginx; the container's entry point, and the topology test's.
set -eu
: "${PUBLIC_ORIGIN:?must be set to the address visitors type, such as https://www.example.com}"
export WORKERS="${WORKERS:-auto}" LISTEN="${LISTEN:-8080}"
export GATE_1="${GATE_1:-bff-1:3000}" GATE_2="${GATE_2:-bff-2:3000}"
export CONF_DIR="${CONF_DIR:-/etc/nginx/gateway}" RUN_DIR="${RUN_DIR:-/tmp/nginx}"
export MIME_TYPES="${MIME_TYPES:-/etc/nginx/mime.types}"
export ERROR_LOG="${ERROR_LOG:-/dev/stderr}" ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"
export HTTPS_ORIGIN=
case "$PUBLIC_ORIGIN" in https:*) HTTPS_ORIGIN="$PUBLIC_ORIGIN" ;; esac
mkdir -p "$RUN_DIR"

# Who the visitor is. FRONT_PROXIES says who stands before nginx: nobody, how many proxies, or their networks.
named_by_networks() {
  printf 'map $remote_addr $visitor {\n    default $remote_addr;\n}\n'
  for network in $(printf '%s' "$1" | tr ',' ' '); do
    printf 'set_real_ip_from %s;\n' "$network"
  done
  [ -z "$1" ] || printf 'real_ip_header X-Forwarded-For;\nreal_ip_recursive on;\n'
}
# The last item but some of X-Forwarded-For, with or without a port; who is named by none is the connection's own.
named_by_count() {
  printf 'map $http_x_forwarded_for $named_visitor {\n    default "";\n'
  printf '    "~(?:^|,)([^,]*)(?:,[^,]*){%d}$" $1;\n}\n' "$(($1 - 1))"
  printf 'map $named_visitor $visitor {\n    default $remote_addr;\n'
  printf '    "~^\\s*(\\d{1,3}(?:\\.\\d{1,3}){3})(?::\\d{1,5})?\\s*$" $1;\n'
  printf '    "~^\\s*\\[?([\\da-fA-F]*:[\\da-fA-F:.]+)\\]?(?::\\d{1,5})?\\s*$" $1;\n}\n'
}
refuse_proxies() {
  echo "FRONT_PROXIES must be a number of proxies up to 9, or their addresses and networks such as 10.0.0.0/8" >&2
  exit 1
}
case "${FRONT_PROXIES:-}" in
  [1-9]) named_by_count "$FRONT_PROXIES" ;;
  '' | 0) named_by_networks '' ;;
  *[!0-9a-fA-F.:/,\ ]*) refuse_proxies ;;
  *[.:]*) named_by_networks "$FRONT_PROXIES" ;;
  *) refuse_proxies ;;
esac > "$RUN_DIR/visitor.conf"
# Beside the main file, where nginx looks for what is included without a folder.
cp "$CONF_DIR/forward.conf" "$RUN_DIR/forward.conf"

envsubst '${WORKERS} ${LISTEN} ${GATE_1} ${GATE_2} ${CONF_DIR} ${RUN_DIR} ${MIME_TYPES} ${ERROR_LOG} ${ACCESS_LOG} ${HTTPS_ORIGIN}' \
  < "$CONF_DIR/nginx.conf.template" > "$RUN_DIR/nginx.conf"
exec "${NGINX_PROGRAM:-nginx}" -c "$RUN_DIR/nginx.conf" -g "${NGINX_GLOBALS:-}daemon off;"
