/** Every count and length the product allows. */

export const PASSWORD_MIN = 6;
/** Digits at which the SMS button looks active. */
export const PHONE_ACTIVE_DIGITS = 11;
export const DEFAULT_AREA_CODE = '86';

export const FEEDBACK_MAX = 300;
/** Of the page's path that goes along with a feedback; a longer one loses its end, never the visitor's words. */
export const FEEDBACK_SOURCE_MAX = 290;
export const COMMENT_MAX = 300;

export const NICKNAME_MAX = 20;
export const INTRO_MAX = 100;
/** A mail address, or whatever else a visitor wants to be reached by. */
export const EMAIL_MAX = 120;

export const WATCH_GROUPS_MAX = 50;
/** Of one group. */
export const WATCH_ITEMS_MAX = 500;
export const WATCH_GROUP_NAME_MAX = 12;
export const WATCH_NOTE_MAX = 100;

/** Of a price, a quantity or a fee that a visitor writes down: above it nothing is traded, and sums lose their decimals. */
export const OWN_NUMBER_MAX = 1e15;
/** The same in the words of a complaint. */
export const OWN_NUMBER_MAX_TEXT = '1000万亿';

/** Purchases and sales of one visitor. */
export const PORTFOLIO_TRADES_MAX = 2000;

export const SEARCH_INPUT_MAX = 30;
export const SEARCH_HISTORY_KEPT = 10;
export const SEARCH_HISTORY_SHOWN = 5;
/** Coins, and exchanges, in the dropdown at most. */
export const SEARCH_GROUP_MAX = 5;
export const HOT_SEARCH_SIZE = 10;
export const HOT_SEARCH_IN_HEADER = 3;
/** Lines of the search dropdown that are marked as advertisements. */
export const SEARCH_ADS_SHOWN = 3;

export const CONCEPT_DRAWER_MAX = 6;
export const CONCEPT_DRAWER_SIZE = 10;

export const COMPARE_MAX = 4;

/** Addresses longer than the limit are shown as their first and last characters. */
export const ADDRESS_FULL_MAX = 20;
export const ADDRESS_SHOWN = 10;

/** Rows on one page of a coin list. */
export const LIST_PAGE_SIZE = 100;

/** Other numbers of rows that a visitor may ask for; the upstream gives 200 at most. */
export const LIST_PAGE_SIZES = [50, LIST_PAGE_SIZE, 200] as const;

/** Prices below this are shown as "less than". */
export const MIN_PRICE = 1e-9;

export const PAGE_CACHE_ENTRIES = 100;

/** An uploaded picture at most: 2 MB. */
export const IMAGE_MAX_BYTES = 2 * 1024 * 1024;
/** Of either side of an avatar, px: unpacked it takes 16 MB of each reader's memory at most. */
export const AVATAR_SIDE_MAX = 2000;
/** Pictures an account may have: the one it shows, and those it has uploaded and not set. */
export const IMAGES_OF_ACCOUNT_MAX = 5;

/** A logo submitted for listing: exactly this wide and high, 1 MB at most. */
export const LISTING_LOGO_PIXELS = 500;
export const LISTING_LOGO_MAX_BYTES = 1024 * 1024;
/** A whitepaper or an audit report at most: 10 MB. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
/** Of one field of a submission on its way, whatever the field's own rule. */
export const SUBMISSION_TEXT_MAX = 2000;
/** Of one address's files on the shelf of those that were uploaded and not sent: one form with every file at its largest, and a little. */
export const LOOSE_FILES_OF_ADDRESS_MAX_BYTES = 24 * 1024 * 1024;
/** Of that shelf, all together: it takes this many addresses to fill it. */
export const LOOSE_FILES_MAX_BYTES = 32 * LOOSE_FILES_OF_ADDRESS_MAX_BYTES;
/** Of the files that one address uploads in a day (UTC), sent with a submission or not. */
export const UPLOADS_OF_ADDRESS_DAY_MAX_BYTES = 4 * LOOSE_FILES_OF_ADDRESS_MAX_BYTES;
/** Of the files of all submissions that were sent: 4 GB. */
export const SUBMITTED_FILES_MAX_BYTES = 4 * 1024 * 1024 * 1024;
