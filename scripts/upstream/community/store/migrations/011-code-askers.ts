/** Who asked for a code: the code is his alone, and what he is sent counts for his network. */
export const codeAskers = `
-- Codes from before this step are nobody's; they expire within five minutes.
ALTER TABLE sms_codes ADD COLUMN asker TEXT NOT NULL DEFAULT '';
ALTER TABLE sms_codes ADD COLUMN network TEXT NOT NULL DEFAULT '';
-- Whether his device had logged in with the number before.
ALTER TABLE sms_codes ADD COLUMN known INTEGER NOT NULL DEFAULT 0 CHECK (known IN (0, 1));
DROP INDEX sms_codes_by_phone;
CREATE INDEX sms_codes_by_asker ON sms_codes (area_code, mobile, purpose, asker, created_at);
`;
