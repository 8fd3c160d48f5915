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
import { createOutlierStore } from './steady.ts';
import { createWriteBehind } from './writeBehind.ts';

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
  const writes = createWriteBehind({ log });
  return {
    answers: createAnswers(database, writes),
    spending: createSpendingBook(database, writes),
    breakers: createBreakerBook(database, writes),
    candles: createCandleBook(database, writes),
    quarantine: createQuarantineBook(database, writes),
    /** Slow numbers whose last reading is not believed. */
    odd: createOutlierStore(database, writes),
    samples: createSampleBook(database, writes),
    liquidations: createLiquidationBook(database, writes),
    news: createNewsBook(database),
    sweep: createMarketRetention(database, now),
    close(): void {
      writes.end();
      database.close();
    },
  };
}

export type MarketStore = ReturnType<typeof openMarketStore>;
