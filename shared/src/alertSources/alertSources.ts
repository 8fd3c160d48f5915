import { subjectOf, type Watched } from '../alerts/alert.ts';
import type { Measure } from '../alerts/measures.ts';
import { unlockSource } from './calendar.ts';
import { fundingSource, interestSource, liquidatedSource, rowSource } from './coins.ts';
import { fearGreedSource, premiumSource, zoneSource } from './market.ts';
import { flashSource, listingSource } from './news.ts';
import type { AlertSource, Asker, DatedSample } from './source.ts';

/** Where the value of each measure is read: a page's own answer, so that an alert says what the page says. */
const ALERT_SOURCES: Readonly<Record<Measure, AlertSource>> = {
  price: rowSource('price', ({ price }) => price),
  change24h: rowSource('change24h', ({ change24h }) => change24h),
  volume24h: rowSource('volume24h', ({ volume24h }) => volume24h),
  turnoverRate: rowSource('turnoverRate', ({ turnoverRate }) => turnoverRate),
  funding: fundingSource,
  interest24h: interestSource,
  unlock: unlockSource,
  fearGreed: fearGreedSource,
  usdtPremium: premiumSource,
  liquidated1h: liquidatedSource,
  zone: zoneSource,
  listing: listingSource,
  flash: flashSource,
};

/** Samples by subject (`subjectOf`); one that is unknown is absent. */
export type Samples = ReadonlyMap<string, DatedSample>;

/** Reads what some alerts are about: each call and each subject once. Throws what the asker throws. */
export async function readAlerts(ask: Asker, watched: readonly Watched[]): Promise<Samples> {
  const readings = new Map<string, DatedSample>();
  const measures = [...new Set(watched.map(({ measure }) => measure))];
  await Promise.all(
    measures.map(async (measure) => {
      const own = watched.filter((one) => one.measure === measure);
      const readingOf = await ALERT_SOURCES[measure](ask, own);
      for (const one of own) {
        const reading = readingOf(one);
        if (reading !== null) readings.set(subjectOf(one), reading);
      }
    }),
  );
  return readings;
}
