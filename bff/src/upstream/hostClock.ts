/** A host's time as its answers tell it. */
export interface HostClock {
  /** Epoch ms by the host's clock where it differs from ours, otherwise by ours. */
  now(): number;
  /** ms that the host's clock is ahead of ours; 0 while nothing is known, or where they agree. */
  ahead(): number;
  /** Takes the Date header of an answer that has just begun; what is no date says nothing. */
  hear(date: string | undefined): void;
}

export interface HostClockOptions {
  /** This machine's clock, epoch ms, which may be wrong and may be set. */
  readonly wall?: () => number;
  /** ms on a clock that only goes forward. */
  readonly elapsed?: () => number;
}

/** A Date header is of whole seconds and some time on its way: smaller differences are none, ms. */
const TOLERANCE = 10_000;
/** The middle of the second that a Date header names, ms. */
const HALF_SECOND = 500;

/** Follows a host's clock. Kept on a clock of its own, so that ours may be set meanwhile. */
export function createHostClock({
  wall = Date.now,
  elapsed = () => performance.now(),
}: HostClockOptions = {}): HostClock {
  let heard: { readonly theirs: number; readonly at: number } | null = null;

  function ahead(): number {
    if (heard === null) return 0;
    const difference = heard.theirs + elapsed() - heard.at - wall();
    return Math.abs(difference) > TOLERANCE ? Math.round(difference) : 0;
  }

  return {
    now: () => wall() + ahead(),
    ahead,
    hear(date) {
      const theirs = date === undefined ? Number.NaN : Date.parse(date);
      if (Number.isFinite(theirs)) heard = { theirs: theirs + HALF_SECOND, at: elapsed() };
    },
  };
}
