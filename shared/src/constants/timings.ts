/** Every waiting time of the product, in milliseconds. */

const SECOND = 1_000;

/**
 * The market's beat: every answer about prices is of the last whole beat of the upstream's clock, and what is kept of
 * it ends with a beat, so that pages asked within one say the same.
 */
export const BEAT = 5 * SECOND;

/** A call that takes longer has failed for the visitor. */
export const REQUEST_TIMEOUT = 30 * SECOND;
export const REQUEST_RETRIES = 3;
export const REQUEST_RETRY_DELAY = 1 * SECOND;

/** What failed on screen is tried again by itself after this, then after twice as long each time, up to the longest. */
export const RETRY_FIRST_PAUSE = 3 * SECOND;
export const RETRY_LONGEST_PAUSE = 60 * SECOND;
/** When the line comes back for all visitors at once, they come back within this. */
export const RETRY_SPREAD = 2 * SECOND;
/** Without a live price, or without fresh data, for this long, the page says so. */
export const CONNECTION_LOST_AFTER = 10 * SECOND;

/** Between two SMS codes; also the texts' countdown. */
export const SMS_COUNTDOWN = 59 * SECOND;

export const CAPTCHA_TIMEOUT = 10 * SECOND;
export const CAPTCHA_RETRIES = 5;

/** After a close or an error the socket tries again this much later. */
export const LIVE_RECONNECT_DELAY = 3 * SECOND;
/** A glance at another tab does not cut the connection. */
export const LIVE_HIDDEN_CLOSE_DELAY = 1 * SECOND;
/** Four repaints a second: more cannot be read and costs main thread time. */
export const LIVE_FLUSH_INTERVAL = 250;
/** A channel outlives its last reader by this much, so that going back to a list finds it flowing. */
export const LIVE_RELEASE_DELAY = 20 * SECOND;
/** The server pings every 10 s; two missed ones and a little for the way. */
export const LIVE_SILENCE_LIMIT = 25 * SECOND;

/** The K-line page asks to reload after being hidden this long (1 s with `shortTimeMode`, for testers). */
export const KLINE_HIDDEN_LIMIT = 300 * SECOND;
export const KLINE_HIDDEN_LIMIT_SHORT = 1 * SECOND;
/** Between the press and the browser's change to full screen and back. */
export const FULLSCREEN_DELAY = 100;
/** While hidden, the market top is refreshed each such time. */
export const KLINE_HIDDEN_REFRESH = 10 * SECOND;

export const NOT_FOUND_COUNTDOWN = 10 * SECOND;

/** The progress bar runs this long at most; loads shorter than the throttle show none. */
export const PROGRESS_DURATION = 5 * SECOND;
export const PROGRESS_THROTTLE = 200;

/** A failed chunk reloads the page at most once in this time. */
export const CHUNK_RELOAD_INTERVAL = 60 * SECOND;

/** The gold price moves each second while it can be seen; else the summary is read at the slow pace. */
export const GLOBAL_POLL_FAST = 1 * SECOND;
export const GLOBAL_POLL_SLOW = 10 * SECOND;

/** How often a polled widget asks again. */
export const POLL_FAST = 10 * SECOND;
export const POLL_NORMAL = 60 * SECOND;

/** A quote that has not moved for this long is marked with its age. */
export const QUOTE_AGES_AFTER = 600 * SECOND;

/** The feedback window stays open this long after the success toast. */
export const FEEDBACK_CLOSE_DELAY = 1 * SECOND;

/** Lifetime of a rendered page in the server's page cache. */
export const PAGE_CACHE_LIFETIME = 20 * SECOND;

const DAY = 24 * 3600 * SECOND;

/** What was typed into a long form and not sent is forgotten after this. */
export const FORM_DRAFT_LIFETIME = 30 * DAY;
/** A file that was uploaded for a submission and never sent with one is thrown away after this. */
export const LOOSE_FILE_LIFETIME = 7 * DAY;
/** Sooner where many are uploaded, but whoever fills in a form has this long. */
export const LOOSE_FILE_LIFETIME_MIN = 3600 * SECOND;
/** A picture that was uploaded and never set as an account's own is thrown away after this. */
export const UNUSED_IMAGE_LIFETIME = DAY;
/** An upload may take this long on a slow line. */
export const UPLOAD_TIMEOUT = 300 * SECOND;
