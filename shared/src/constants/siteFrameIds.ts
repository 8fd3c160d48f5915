/** The page's element, target of the skip link. */
export const MAIN_ID = 'content';

/** Ids of the document and of the site frame around every page: an anchor of a text must not have one of them. */
export const SITE_FRAME_IDS: ReadonlySet<string> = new Set([MAIN_ID, 'root', 'preload']);
