import { type Failure, type FailureKind, failure } from './failure.ts';

/** Whether a source may be asked, and why not. Survives a restart. */
export interface BreakerState {
  /** Failures without a success between them. */
  readonly failures: number;
  /** Not to be asked before (epoch ms); 0: may be asked. */
  readonly until: number;
  /** The last failure's kind and line; null after a success. */
  readonly reason: { readonly kind: FailureKind; readonly detail: string } | null;
}

export const CLOSED: BreakerState = { failures: 0, until: 0, reason: null };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A region does not change within minutes. */
const REGION_PAUSE = 6 * HOUR;
/** Without a word of the source: from one minute up to a quarter of an hour. */
const LIMIT_PAUSE = { first: MINUTE, most: 15 * MINUTE };
/** Longer than any ban that is published (Binance: three days). */
const LONGEST_ASKED = 72 * HOUR;
/** What passes by itself: single failures cost nothing, from the third in a row on half a minute up to ten. */
const TRANSIENT_PAUSE = { first: 30 * SECOND, most: 10 * MINUTE };
const TRANSIENT_TRIES = 3;

/** Where the states of breakers outlive the process, by source. */
interface BreakerStates {
  find(source: string): BreakerState;
  save(source: string, state: BreakerState): void;
  close(source: string): void;
}

/** The breaker of one source: it leaves alone who refuses, and says so. */
export interface Breaker {
  state(): BreakerState;
  /** ms until the source may be asked; 0: now. */
  pauseLeft(): number;
  /** Why it may not be asked now; null: it may. */
  refusal(): Failure | null;
  failed(why: Failure): void;
  answered(): void;
}

/** Makes the breaker of a source by a clock (epoch ms). */
export function createBreaker(source: string, states: BreakerStates, now: () => number): Breaker {
  const state = () => states.find(source);
  return {
    state,
    pauseLeft: () => pauseLeft(state(), now()),
    refusal() {
      const known = state();
      const left = pauseLeft(known, now());
      if (left === 0) return null;
      const { kind, detail } = known.reason ?? { kind: 'status' as const, detail: '' };
      return failure(kind, detail, { retryAfter: left });
    },
    failed: (why) => states.save(source, afterFailure(state(), why, now())),
    answered: () => states.close(source),
  };
}

/** A source's state after a call that failed at `now` (epoch ms). */
function afterFailure(state: BreakerState, failed: Failure, now: number): BreakerState {
  // It has heard us, and works on the answer, or does not know what one question is about.
  if (failed.kind === 'pending' || failed.kind === 'missing') return state;
  const failures = state.failures + 1;
  const reason = { kind: failed.kind, detail: failed.detail };
  return { failures, until: now + pauseOf(failed, failures), reason };
}

function pauseOf(failed: Failure, failures: number): number {
  if (failed.retryAfter !== null) return Math.min(failed.retryAfter, LONGEST_ASKED);
  if (failed.kind === 'region') return REGION_PAUSE;
  if (failed.kind === 'limit') return doubling(LIMIT_PAUSE, failures - 1);
  if (failures < TRANSIENT_TRIES) return 0;
  return doubling(TRANSIENT_PAUSE, failures - TRANSIENT_TRIES);
}

function doubling({ first, most }: { readonly first: number; readonly most: number }, times: number): number {
  return Math.min(most, first * 2 ** Math.min(times, 16));
}

/** ms until a source may be asked; 0: now. A pause that a clock set back made longer ends within its own bound. */
function pauseLeft(state: BreakerState, now: number): number {
  return Math.min(Math.max(0, state.until - now), LONGEST_ASKED);
}
