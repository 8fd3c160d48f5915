#!/bin/sh
# Fills nginx.conf.template from the environment and starts nginx; the container's entry point.
set -eu
export WORKERS="${WORKERS:-auto}" LISTEN="${LISTEN:-8080}"
export GATE_1="${GATE_1:-bff-1:3000}" GATE_2="${GATE_2:-bff-2:3000}"
export CONF_DIR=/etc/nginx/gateway RUN_DIR=/tmp/nginx MIME_TYPES=/etc/nginx/mime.types
export ERROR_LOG=/dev/stderr ACCESS_LOG=/dev/stdout
export HTTPS_ORIGIN=
case "${PUBLIC_ORIGIN:-}" in https:*) HTTPS_ORIGIN="$PUBLIC_ORIGIN" ;; esac
mkdir -p "$RUN_DIR"
envsubst '${WORKERS} ${LISTEN} ${GATE_1} ${GATE_2} ${CONF_DIR} ${RUN_DIR} ${MIME_TYPES} ${ERROR_LOG} ${ACCESS_LOG} ${HTTPS_ORIGIN}' \
  < "$CONF_DIR/nginx.conf.template" > "$RUN_DIR/nginx.conf"
exec nginx -c "$RUN_DIR/nginx.conf" -g 'daemon off;'
