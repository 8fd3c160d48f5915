/** What a bucket holds, and when that was true (epoch ms). */
export interface BucketState {
  readonly tokens: number;
  readonly at: number;
}

/** How many tokens fit, and how many come back in a minute. */
export interface BucketLimit {
  readonly burst: number;
  readonly perMinute: number;
}

export interface Taken {
  readonly state: BucketState;
  /** ms until as many tokens are there; 0 when they have been taken. */
  readonly wait: number;
}

const MINUTE = 60_000;

/** A full bucket at an instant (epoch ms). */
export function fullBucket(limit: BucketLimit, now: number): BucketState {
  return { tokens: limit.burst, at: now };
}

/**
 * Takes `cost` tokens if they are there. A cost above the burst is granted by a full bucket, which then owes the rest.
 * A clock that was set back refills nothing.
 */
export function takeTokens(state: BucketState, limit: BucketLimit, cost: number, now: number): Taken {
  const refilled = refill(state, limit, now);
  const needed = Math.min(cost, limit.burst);
  if (refilled.tokens >= needed) {
    return { state: { tokens: refilled.tokens - cost, at: refilled.at }, wait: 0 };
  }
  const missing = needed - refilled.tokens;
  return { state: refilled, wait: Math.ceil((missing / limit.perMinute) * MINUTE) };
}

/** What a bucket holds at an instant (epoch ms). */
export function refill(state: BucketState, limit: BucketLimit, now: number): BucketState {
  const passed = Math.max(0, now - state.at);
  const tokens = Math.min(limit.burst, state.tokens + (passed / MINUTE) * limit.perMinute);
  return { tokens, at: now };
}
