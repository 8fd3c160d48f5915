/** Pictures with a known size in pixels. */
export const imageSizes = `
-- NULL for one from before this step, which has not been judged yet.
ALTER TABLE images ADD COLUMN width INTEGER;
ALTER TABLE images ADD COLUMN height INTEGER;
CREATE INDEX images_by_account ON images (account_id, created_at);
CREATE INDEX images_by_time ON images (created_at, account_id);
`;
