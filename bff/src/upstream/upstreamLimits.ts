/**
 * Every limit of a call to an upstream, whichever client carries it. Only a call that reads is tried a second time,
 * and only where its connection broke before the first byte of an answer: a kept one may have been closed under us.
 */
export const UPSTREAM_LIMITS = {
  connections: 128,
  connectMs: 2_000,
  /** From sending to the last byte. Below the browser's 30 s, so that the visitor reads our sentence. */
  answerMs: 10_000,
  /** Bytes of an answer, before and after decoding. */
  largestAnswer: 8 * 1024 * 1024,
  retryAfterMs: 60,
  /** With an older answer at hand nobody waits longer for a newer one; nor does a reader join a call that has. */
  patienceMs: 3_000,
  /** The same while the host lets others wait in vain: enough for one that is back. */
  silentPatienceMs: 150,
  /** A page is sent without what has not come by then: its script asks for it again, under a page that is there. */
  pagePatienceMs: 3_500,
  /** Failures in a row after which calls are no longer made, and how long an upstream is left alone then. */
  breaker: { threshold: 5, restMs: 1_000 },
} as const;
