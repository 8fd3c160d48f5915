/** The page's element, target of the skip link. */
export const MAIN_ID = 'content';

/** Ids of the page template and the site frame; anchors in texts must not use them. */
export const FRAME_IDS: ReadonlySet<string> = new Set([MAIN_ID, 'root', 'preload']);
