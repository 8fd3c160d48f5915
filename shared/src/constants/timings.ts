/** Every delay and lifetime of the product, in milliseconds. */

const SECOND = 1_000;

/**
 * The market's cycle: every answer about prices is of the last whole cycle of the upstream's clock, and its cache
 * lifetime ends with a cycle, so pages requested within one cycle agree.
 */
export const CYCLE = 5 * SECOND;

/** A longer call counts as failed. */
export const REQUEST_TIMEOUT = 30 * SECOND;
export const REQUEST_RETRIES = 3;
export const REQUEST_RETRY_DELAY = 1 * SECOND;

/** Failed content retries after this delay, doubling each time up to the maximum. */
export const RETRY_FIRST_PAUSE = 3 * SECOND;
export const RETRY_LONGEST_PAUSE = 60 * SECOND;
/** After an outage, all visitors' retries are spread over this time. */
export const RETRY_SPREAD = 2 * SECOND;
/** The page shows a warning after this long without a live price or fresh data. */
export const CONNECTION_LOST_AFTER = 10 * SECOND;

/** Minimum time between two SMS codes, and the countdown shown. */
export const SMS_COUNTDOWN = 59 * SECOND;

export const CAPTCHA_TIMEOUT = 10 * SECOND;
export const CAPTCHA_RETRIES = 5;

/** Delay before the socket reconnects after a close or an error. */
export const LIVE_RECONNECT_DELAY = 3 * SECOND;
/** Delay before a hidden tab closes the socket: a short switch of tabs keeps it open. */
export const LIVE_HIDDEN_CLOSE_DELAY = 1 * SECOND;
/** Four repaints per second: more cannot be read and cost main-thread time. */
export const LIVE_FLUSH_INTERVAL = 250;
/** A channel stays open this long after its last reader leaves, so that going back to a list finds it live. */
export const LIVE_RELEASE_DELAY = 20 * SECOND;
/** The server pings every 10 s: two missed pings plus latency. */
export const LIVE_SILENCE_LIMIT = 25 * SECOND;

/** The K-line page asks to reload after being hidden this long (1 s with `shortTimeMode`, for testers). */
export const KLINE_HIDDEN_LIMIT = 300 * SECOND;
export const KLINE_HIDDEN_LIMIT_SHORT = 1 * SECOND;
/** Time the browser needs to enter and leave full screen. */
export const FULLSCREEN_DELAY = 100;
/** Refresh interval of the K-line page's market header while hidden. */
export const KLINE_HIDDEN_REFRESH = 10 * SECOND;

export const NOT_FOUND_COUNTDOWN = 10 * SECOND;

/** Maximum run of the progress bar; loads shorter than the throttle show none. */
export const PROGRESS_DURATION = 5 * SECOND;
export const PROGRESS_THROTTLE = 200;

/** A chunk that fails to load reloads the page at most once in this time. */
export const CHUNK_RELOAD_INTERVAL = 60 * SECOND;

/** Polling interval of the gold price while visible; otherwise the summary is polled slowly. */
export const GLOBAL_POLL_FAST = 1 * SECOND;
export const GLOBAL_POLL_SLOW = 10 * SECOND;

/** Polling interval of a widget. */
export const POLL_FAST = 10 * SECOND;
export const POLL_NORMAL = 60 * SECOND;

/** A quote unchanged for this long shows its age. */
export const QUOTE_AGES_AFTER = 600 * SECOND;

/** The feedback window stays open this long after the success toast. */
export const FEEDBACK_CLOSE_DELAY = 1 * SECOND;

/** Lifetime of a rendered page in the server's page cache. */
export const PAGE_CACHE_LIFETIME = 20 * SECOND;

const DAY = 24 * 3600 * SECOND;

/** Unsent input of a long form is deleted after this. */
export const FORM_DRAFT_LIFETIME = 30 * DAY;
/** An uploaded file that was never submitted is deleted after this. */
export const LOOSE_FILE_LIFETIME = 7 * DAY;
/** When space is short it is deleted sooner, but not before this, so that a form can be filled in. */
export const LOOSE_FILE_LIFETIME_MIN = 3600 * SECOND;
/** An uploaded picture that was never set as avatar is deleted after this. */
export const UNUSED_IMAGE_LIFETIME = DAY;
/** Timeout of an upload on a slow connection. */
export const UPLOAD_TIMEOUT = 300 * SECOND;
