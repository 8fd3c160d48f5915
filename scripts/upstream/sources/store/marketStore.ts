import { createAnswers } from './answers.ts';
import { createBreakerStore } from './breakers.ts';
import { createCandleStore } from './candles.ts';
import { createFuturesHoursStore } from './futuresHours.ts';
import { createLiquidationStore } from './liquidations.ts';
import { createMarketRetention } from './marketRetention.ts';
import { createNewsStore } from './news.ts';
import { openMarketDatabase } from './openMarketDatabase.ts';
import { createOutlierStore } from './outliers.ts';
import { createQuarantineStore } from './quarantine.ts';
import { createReceiptStore } from './receipts.ts';
import { createSampleStore } from './samples.ts';
import { createSpendingStore } from './spending.ts';
import { createTrackRecordStore } from './trackRecord.ts';
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
    spending: createSpendingStore(database, writes),
    breakers: createBreakerStore(database, writes),
    candles: createCandleStore(database, writes),
    quarantine: createQuarantineStore(database, writes),
    /** Slow numbers whose last reading is not believed. */
    odd: createOutlierStore(database, writes),
    receipts: createReceiptStore(database, writes),
    samples: createSampleStore(database, writes),
    liquidations: createLiquidationStore(database, writes),
    futuresHours: createFuturesHoursStore(database, writes),
    news: createNewsStore(database),
    trackRecord: createTrackRecordStore(database, writes),
    sweep: createMarketRetention(database, now),
    close(): void {
      writes.end();
      database.close();
    },
  };
}

export type MarketStore = ReturnType<typeof openMarketStore>;
