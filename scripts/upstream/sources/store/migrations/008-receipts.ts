/** How all prices of a minute (epoch ms of its beginning) came about: compressed JSON, a row a minute. */
export const receipts = `
CREATE TABLE receipts (minute INTEGER PRIMARY KEY, body BLOB NOT NULL) STRICT;
`;
