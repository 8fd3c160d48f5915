/** Every count and length limit of the product. */

export const PASSWORD_MIN = 6;
/** Digits from which the SMS button looks active. */
export const PHONE_ACTIVE_DIGITS = 11;
export const DEFAULT_AREA_CODE = '86';

export const FEEDBACK_MAX = 300;
/** Length of the page path sent with feedback; a longer path is cut, never the visitor's words. */
export const FEEDBACK_SOURCE_MAX = 290;
export const COMMENT_MAX = 300;

export const NICKNAME_MAX = 20;
export const INTRO_MAX = 100;
/** A mail address or any other contact of a visitor. */
export const EMAIL_MAX = 120;

export const WATCH_GROUPS_MAX = 50;
/** Per group. */
export const WATCH_ITEMS_MAX = 500;
export const WATCH_GROUP_NAME_MAX = 12;
export const WATCH_NOTE_MAX = 100;

/** Maximum price, quantity or fee a visitor can enter: nothing trades above it, and larger sums lose decimals. */
export const OWN_NUMBER_MAX = 1e15;
/** The same for error messages. */
export const OWN_NUMBER_MAX_TEXT = '1000万亿';

/** Purchases and sales per visitor. */
export const PORTFOLIO_TRADES_MAX = 2000;
export const PORTFOLIOS_MAX = 20;
export const PORTFOLIO_NAME_MAX = 12;

export const SEARCH_INPUT_MAX = 30;
export const SEARCH_HISTORY_MAX = 10;
export const SEARCH_HISTORY_SHOWN = 5;
/** Maximum of coins, and of exchanges, in the dropdown. */
export const SEARCH_GROUP_MAX = 5;
export const HOT_SEARCH_SIZE = 10;
export const HOT_SEARCH_IN_HEADER = 3;
/** Lines of the search dropdown marked as advertisements. */
export const SEARCH_ADS_SHOWN = 3;

export const CONCEPT_DRAWER_MAX = 6;
export const CONCEPT_DRAWER_SIZE = 10;

export const COMPARE_MAX = 4;

/** Longer addresses are shortened to their first and last characters. */
export const ADDRESS_FULL_MAX = 20;
export const ADDRESS_SHOWN = 10;

/** Rows on one page of a coin list. */
export const LIST_PAGE_SIZE = 100;

/** Other page sizes a visitor may choose; the upstream returns 200 rows at most. */
export const LIST_PAGE_SIZES = [50, LIST_PAGE_SIZE, 200] as const;

/** Prices below this are shown as "less than". */
export const MIN_PRICE = 1e-9;

export const PAGE_CACHE_ENTRIES = 100;

/** Maximum size of an uploaded picture: 2 MB. */
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024;
/** Maximum side of an uploaded avatar, px; decoded it takes 16 MB. */
export const AVATAR_SIDE_MAX = 2000;
/** Maximum side of a stored avatar, px: twice what the largest place shows, decoded 1 MB of each reader's memory. */
export const STORED_SIDE_MAX = 512;
/** Pictures per account: the current one, and uploaded ones that are not in use. */
export const IMAGES_OF_ACCOUNT_MAX = 5;

/** Width and height of a logo submitted for listing, exactly; 1 MB at most. */
export const LISTING_LOGO_PIXELS = 500;
export const LISTING_LOGO_MAX_BYTES = 1024 * 1024;
/** Maximum size of a whitepaper or an audit report: 10 MB. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
/** Maximum length of a submission's field in transit, whatever the field's own rule. */
export const SUBMISSION_TEXT_MAX = 2000;
/**
 * Maximum size of one client address's uploads that are not submitted yet: one form with every file at its maximum,
 * plus a margin.
 */
export const LOOSE_FILES_OF_ADDRESS_MAX_BYTES = 24 * 1024 * 1024;
/** Maximum size of all such uploads: it takes this many addresses to reach it. */
export const LOOSE_FILES_MAX_BYTES = 32 * LOOSE_FILES_OF_ADDRESS_MAX_BYTES;
/** Maximum size of uploads per client address and day (UTC), submitted or not. */
export const UPLOADS_OF_ADDRESS_DAY_MAX_BYTES = 4 * LOOSE_FILES_OF_ADDRESS_MAX_BYTES;
/** Maximum size of the files of all submissions: 4 GB. */
export const SUBMITTED_FILES_MAX_BYTES = 4 * 1024 * 1024 * 1024;
