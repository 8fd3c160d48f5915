/** The brief of a finished day, which a channel may be sent once. */
export const channelBriefs = `
CREATE TABLE channel_briefs (
  channel_id INTEGER PRIMARY KEY REFERENCES alert_channels (id) ON DELETE CASCADE,
  -- Of the day in Beijing.
  hour       INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
  -- Since when, by the market's clock: what was due before is not sent.
  since      INTEGER NOT NULL
) STRICT;
CREATE INDEX channel_briefs_by_hour ON channel_briefs (hour);

-- The day that a brief is about, by its midnight; NULL of an alert. A channel belongs to one account, so that account,
-- channel and day are one brief, whatever restarts.
ALTER TABLE alert_deliveries ADD COLUMN day INTEGER;
CREATE UNIQUE INDEX alert_deliveries_by_day ON alert_deliveries (channel_id, day) WHERE day IS NOT NULL;
`;
