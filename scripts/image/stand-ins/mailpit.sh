#!/bin/sh
# Mailpit's two commands that deploy/compose.yaml uses.
if [ "${1:-}" = readyz ]; then exec node -e 'fetch("http://127.0.0.1:8025/api/v1/messages").then(({ ok }) => process.exit(ok ? 0 : 1))'; fi
exec node /mailbox.mjs
