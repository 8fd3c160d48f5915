/** Indexes by expiry time, so that a sweep only reads what it deletes. */
export const retention = `
CREATE INDEX sms_codes_by_time ON sms_codes (created_at);
CREATE INDEX phone_tokens_by_expiry ON phone_tokens (expires_at);
CREATE INDEX phone_tokens_by_phone ON phone_tokens (area_code, mobile);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
`;
