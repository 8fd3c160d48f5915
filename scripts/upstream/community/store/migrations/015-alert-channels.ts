/** Where alerts are sent, what has been said of each, and what is on its way. */
export const alertChannels = `
CREATE TABLE alert_channels (
  id           INTEGER PRIMARY KEY AUTOINCREMENT,
  account_id   INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  kind         TEXT    NOT NULL,
  -- Host and the last four letters: all that is shown of it.
  shown        TEXT    NOT NULL,
  -- Address and tokens, encrypted; and a keyed hash of them, by which the same browser is known again.
  sealed       TEXT    NOT NULL,
  mark         TEXT    NOT NULL,
  created_at   INTEGER NOT NULL,
  -- NULL while it is used; the reason is '' where its owner paused it.
  paused_at    INTEGER,
  pause_reason TEXT    NOT NULL DEFAULT '',
  -- Messages in a row that did not arrive.
  failures     INTEGER NOT NULL DEFAULT 0,
  sent_at      INTEGER,
  failed_at    INTEGER,
  error        TEXT    NOT NULL DEFAULT '',
  UNIQUE (account_id, mark)
) STRICT;

-- What the upstream has said of an alert, apart from what the owner's browsers have announced.
CREATE TABLE alert_states (
  account_id INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  alert_id   TEXT    NOT NULL,
  told_at    INTEGER,
  -- The newest event that was seen.
  seen       INTEGER,
  PRIMARY KEY (account_id, alert_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE alert_deliveries (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,
  channel_id INTEGER NOT NULL REFERENCES alert_channels (id) ON DELETE CASCADE,
  alert_id   TEXT    NOT NULL,
  message    TEXT    NOT NULL CHECK (json_valid(message)),
  state      TEXT    NOT NULL CHECK (state IN ('waiting', 'sending', 'sent', 'failed', 'unknown')),
  tries      INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  -- When it is tried; NULL where it is not to be tried again.
  next_at    INTEGER,
  error      TEXT    NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX alert_deliveries_due ON alert_deliveries (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX alert_deliveries_by_channel ON alert_deliveries (channel_id, alert_id);
CREATE INDEX alert_deliveries_by_time ON alert_deliveries (created_at);
`;
