/**
 * Every limit of a call to an upstream, for both transports. Only a read is tried a second time, and only when its
 * connection broke before the first byte of an answer: the upstream may have closed an idle connection.
 */
export const UPSTREAM_LIMITS = {
  connections: 128,
  connectMs: 2_000,
  /** From sending to the last byte. Below the browser's 30 s, so that the visitor sees the gateway's message. */
  answerMs: 10_000,
  /** Bytes of an answer, before and after decoding. */
  largestAnswer: 8 * 1024 * 1024,
  retryAfterMs: 60,
  /** How long a reader with a stale answer waits for a fresh one; an older call is no longer coalesced with. */
  patienceMs: 3_000,
  /** The same while the host does not answer: long enough to notice that it is back. */
  silentPatienceMs: 150,
  /** A page is sent without the answers that are missing after this; its script asks for them again. */
  pagePatienceMs: 3_500,
  /** Failures in a row that open a breaker, and how long it stays open. */
  breaker: { threshold: 5, restMs: 1_000 },
} as const;
