import { type FailureKind, Refusal } from '../http/failure.ts';

/** Whose breaker a failed call counts for. */
export type Blamed = 'host' | 'endpoint';

export interface FailureOptions {
  readonly cause?: unknown;
  /** Overrides the blame that the kind implies. */
  readonly blames?: readonly Blamed[];
  /** Seconds after which another try is worthwhile. */
  readonly retryAfter?: string;
}

const USUALLY: Partial<Record<FailureKind, readonly Blamed[]>> = {
  upstreamDown: ['host'],
  upstreamSlow: ['host', 'endpoint'],
  upstreamBroken: ['endpoint'],
};
/** Temporary kinds and when to try again, seconds. */
const PASSES: Partial<Record<FailureKind, string>> = { upstreamDown: '2', upstreamBusy: '2' };

/** A call to an upstream that brought no usable answer. */
export class UpstreamFailure extends Refusal {
  readonly blames: readonly Blamed[];
  constructor(kind: FailureKind, { cause, blames, retryAfter = PASSES[kind] }: FailureOptions = {}) {
    super(kind, retryAfter ? { 'retry-after': retryAfter } : {}, { cause });
    this.blames = blames ?? USUALLY[kind] ?? [];
  }
}
