/** How long the live room waits for what; section 9 numbers come from the shared constants by the app. */
export const FLUSH_INTERVAL = 250;
/** A channel outlives its last reader by this much, so that going back to a list finds it still flowing. */
export const RELEASE_DELAY = 20_000;
/** Two missed pings (the server pings every 10 s) and a little for the way. */
export const SILENCE_LIMIT = 25_000;
