/** What is read of other people's text, in characters. More of it than any page shows would only make pages heavy. */

/** Of an address; a longer one leads nowhere that people mean. */
export const ADDRESS_MOST = 2_048;
/** Of a title or a name. */
export const TITLE_MOST = 300;
/** Of a summary, a note, the text of a flash. */
export const SUMMARY_MOST = 5_000;
/** Of a whole article, a proposal, a description. */
export const ARTICLE_MOST = 200_000;
