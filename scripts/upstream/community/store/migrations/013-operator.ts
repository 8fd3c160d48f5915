/** What the operator reads of visitors' messages, and does about them. */
export const operator = `
-- One number a message, whatever its kind; given by triggers, so that no way of writing one is left out.
CREATE TABLE inbox (
  number        INTEGER PRIMARY KEY AUTOINCREMENT,
  kind          TEXT    NOT NULL CHECK (kind IN ('feedback', 'submission', 'report')),
  feedback_id   INTEGER UNIQUE REFERENCES feedback (id) ON DELETE CASCADE,
  submission_id INTEGER UNIQUE REFERENCES submissions (id) ON DELETE CASCADE,
  comment_id    INTEGER,
  reporter_id   INTEGER,
  created_at    INTEGER NOT NULL,
  -- NULL while it is open.
  done_at       INTEGER,
  UNIQUE (comment_id, reporter_id),
  FOREIGN KEY (comment_id, reporter_id) REFERENCES comment_reports (comment_id, account_id) ON DELETE CASCADE
) STRICT;
CREATE INDEX inbox_by_time ON inbox (created_at);

-- The call that brought a message, by the id of the gateway's log; '' where it had none.
ALTER TABLE feedback ADD COLUMN request_id TEXT NOT NULL DEFAULT '';
ALTER TABLE submissions ADD COLUMN request_id TEXT NOT NULL DEFAULT '';
ALTER TABLE comment_reports ADD COLUMN request_id TEXT NOT NULL DEFAULT '';

CREATE TRIGGER inbox_feedback AFTER INSERT ON feedback BEGIN
  INSERT INTO inbox (kind, feedback_id, created_at) VALUES ('feedback', NEW.id, NEW.created_at);
END;
CREATE TRIGGER inbox_submission AFTER INSERT ON submissions BEGIN
  INSERT INTO inbox (kind, submission_id, created_at) VALUES ('submission', NEW.id, NEW.created_at);
END;
CREATE TRIGGER inbox_report AFTER INSERT ON comment_reports BEGIN
  INSERT INTO inbox (kind, comment_id, reporter_id, created_at)
  VALUES ('report', NEW.comment_id, NEW.account_id, NEW.created_at);
END;
INSERT INTO inbox (kind, feedback_id, submission_id, comment_id, reporter_id, created_at)
  SELECT 'feedback', id, NULL, NULL, NULL, created_at AS time FROM feedback
  UNION ALL SELECT 'submission', NULL, id, NULL, NULL, created_at FROM submissions
  UNION ALL SELECT 'report', NULL, NULL, comment_id, account_id, created_at FROM comment_reports
  ORDER BY time;

-- NULL while a comment is shown.
ALTER TABLE comments ADD COLUMN hidden_at INTEGER;

CREATE TABLE account_locks (
  account_id INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  locked_at  INTEGER NOT NULL
) STRICT;

CREATE TABLE operator_acts (
  id     INTEGER PRIMARY KEY,
  at     INTEGER NOT NULL,
  -- The user of the operating system.
  who    TEXT    NOT NULL,
  act    TEXT    NOT NULL,
  -- Number of the message, or id of the comment or account.
  target INTEGER NOT NULL,
  reason TEXT    NOT NULL
) STRICT;
`;
