const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes that are remembered: an hour and a little. */
const MINUTES = 64;

/** Where days begin, ms before UTC midnight. */
const OFFSETS = { utc8: 8 * HOUR, utc0: 0 } as const;
export type DayBoundary = keyof typeof OFFSETS;
const BOUNDARIES: readonly DayBoundary[] = ['utc8', 'utc0'];

type Prices = ReadonlyMap<string, { readonly price: number }>;

interface Remembered {
  /** Price by minute number modulo `MINUTES`, and the minutes they are of. */
  readonly prices: Float64Array;
  readonly minutes: Float64Array;
}

/** A day's number, and the prices at its first cycle. */
interface Opening {
  readonly day: number;
  readonly prices: Prices;
}

/** The number of the day that an instant (epoch ms) is in. */
function dayOf(time: number, boundary: DayBoundary): number {
  return Math.floor((time + OFFSETS[boundary]) / DAY);
}

/** The beginning of the day that an instant is in, both epoch ms. */
export function midnightOf(time: number, boundary: DayBoundary): number {
  return dayOf(time, boundary) * DAY - OFFSETS[boundary];
}

/** What each coin cost a moment ago, as far as this process has seen it: an hour of minutes, and the midnights. */
export function createPastPrices() {
  const coins = new Map<string, Remembered>();
  const openings = new Map<DayBoundary, Opening>();
  let before = 0;

  function remember(code: string, price: number, minute: number): void {
    let own = coins.get(code);
    if (!own) {
      own = { prices: new Float64Array(MINUTES), minutes: new Float64Array(MINUTES) };
      coins.set(code, own);
    }
    const slot = minute % MINUTES;
    own.prices[slot] = price;
    own.minutes[slot] = minute;
  }

  return {
    /** Takes in the prices of a cycle (epoch ms). */
    take(prices: Prices, at: number): void {
      for (const boundary of BOUNDARIES) {
        const day = dayOf(at, boundary);
        // A day's opening is known to who was there when it began.
        if (dayOf(before, boundary) < day && at - before < MINUTE) openings.set(boundary, { day, prices });
      }
      for (const [code, { price }] of prices) remember(code, price, Math.floor(at / MINUTE));
      before = at;
    },
    /** The price an hour before an instant (epoch ms); null: not seen. */
    hourAgo(code: string, at: number): number | null {
      const own = coins.get(code);
      const minute = Math.floor((at - HOUR) / MINUTE);
      return own?.minutes[minute % MINUTES] === minute ? (own.prices[minute % MINUTES] ?? null) : null;
    },
    /** The price when the day of an instant (epoch ms) began; null: not seen. */
    opening(code: string, at: number, boundary: DayBoundary): number | null {
      const opening = openings.get(boundary);
      return opening?.day === dayOf(at, boundary) ? (opening.prices.get(code)?.price ?? null) : null;
    },
  };
}

export type PastPrices = ReturnType<typeof createPastPrices>;
