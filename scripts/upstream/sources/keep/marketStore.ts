import { createAnswers } from './answers.ts';
import { createBreakerBook } from './breakers.ts';
import { createCandleBook } from './candles.ts';
import { createLiquidationBook } from './liquidations.ts';
import { createMarketRetention } from './marketRetention.ts';
import { createNewsBook } from './news.ts';
import { openMarketDatabase } from './openMarketDatabase.ts';
import { createQuarantineBook } from './quarantine.ts';
import { createSampleBook } from './samples.ts';
import { createSpendingBook } from './spending.ts';
import { createOddReadings } from './steady.ts';

export interface MarketStoreOptions {
  /** Folder of `market.sqlite`; null keeps it in memory. */
  readonly dataDir: string | null;
  readonly now: () => number;
  /** Told in a line what was set aside. */
  readonly log?: (line: string) => void;
}

/** What is kept of public sources between two starts. Throws an Error of one line where it cannot be opened. */
export function openMarketStore({ dataDir, now, log = () => undefined }: MarketStoreOptions) {
  const database = openMarketDatabase(dataDir, now, log);
  return {
    answers: createAnswers(database),
    spending: createSpendingBook(database),
    breakers: createBreakerBook(database),
    candles: createCandleBook(database),
    quarantine: createQuarantineBook(database),
    /** Slow numbers whose last reading is not believed. */
    odd: createOddReadings(database),
    samples: createSampleBook(database),
    liquidations: createLiquidationBook(database),
    news: createNewsBook(database),
    sweep: createMarketRetention(database, now),
    close: () => database.close(),
  };
}

export type MarketStore = ReturnType<typeof openMarketStore>;
