/** News of public feeds, by their second: the id counts seconds since the start of 2020 in Beijing. */
export const news = `
CREATE TABLE news (
  id INTEGER PRIMARY KEY, source TEXT NOT NULL, guid TEXT NOT NULL, link TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('flash', 'article')),
  title TEXT NOT NULL, summary TEXT NOT NULL, folded TEXT NOT NULL,
  UNIQUE (source, guid)
) STRICT;
CREATE INDEX news_by_folded ON news (folded, id);
`;
