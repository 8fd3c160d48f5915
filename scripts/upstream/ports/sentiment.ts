import type { Port } from './port.ts';

/** Fear and greed of the market, as somebody else counts it. */
export interface SentimentPort extends Port {
  /** All known days, oldest first; a day that was not counted is absent. */
  days(): Promise<readonly SentimentDay[]>;
}

/** A day (its UTC midnight, epoch ms): 0 is extreme fear, 100 extreme greed. */
export interface SentimentDay {
  readonly time: number;
  readonly value: number;
}
