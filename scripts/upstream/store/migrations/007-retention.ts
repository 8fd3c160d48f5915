/** What is kept for a time alone is found by that time, so that a sweep reads no more than it deletes. */
export const retention = `
CREATE INDEX sms_codes_by_time ON sms_codes (created_at);
CREATE INDEX phone_tokens_by_expiry ON phone_tokens (expires_at);
CREATE INDEX phone_tokens_by_phone ON phone_tokens (area_code, mobile);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
`;
