/** Spans of opening times that a venue has answered for, by code and length in minutes. */
export const candleSpans = `
CREATE TABLE candle_spans (
  code TEXT NOT NULL, minutes INTEGER NOT NULL, begins INTEGER NOT NULL, ends INTEGER NOT NULL,
  PRIMARY KEY (code, minutes, begins)
) STRICT, WITHOUT ROWID;
CREATE INDEX candle_spans_by_time ON candle_spans (minutes, begins);
`;
