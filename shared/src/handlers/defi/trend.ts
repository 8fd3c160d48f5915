import { COUNTED_TWICE, type DefiProtocol, defiProtocols } from '../../content/defi/protocols.ts';
import { lockedAssets, lockedOn } from '../../market/defi.ts';
import { keep } from '../../ports/keep.ts';
import type { Sources } from '../../ports/sources.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { DAY } from '../../time/units.ts';
import { dailyCandles } from '../indicators/dailyCandles.ts';
import { sum } from '../totals.ts';

/** Protocols as they are now are followed back to here: before, most of what was locked was locked elsewhere. */
const FIRST_DAY = Date.UTC(2024, 0, 1);
/** Days told one by one; one in a week before. */
const DAILY = 365;

/** A day's end: [epoch ms, USD without what is counted twice, USD with it]. */
export type LockedDay = [time: number, tvl: number, whole: number];

/**
 * What was locked in some protocols (one, or all), on one chain or on all, oldest first; the last row is of the last
 * midnight. Days that are over never change: they are added up once a day.
 */
export const lockedTrend = keep(
  ({ clock }) => beijingMidnight(clock.now()),
  (sources, code: string | null, chain: string | null): Promise<LockedDay[]> =>
    addUp(sources, (protocol) => code === null || protocol.code === code, chain),
);

async function addUp(
  sources: Sources,
  wanted: (protocol: DefiProtocol) => boolean,
  chain: string | null,
): Promise<LockedDay[]> {
  const homes = defiProtocols
    .filter(wanted)
    .flatMap((protocol) =>
      protocol.locked
        .filter(([code]) => chain === null || code === chain)
        .map((home) => ({ protocol, home, isTwice: COUNTED_TWICE.has(protocol.category) })),
    );
  const codes = new Set(
    homes.flatMap(({ protocol, home: [code] }) =>
      lockedAssets(protocol.category, code).map(({ coin }) => coin),
    ),
  );
  const closes = new Map(
    await Promise.all(
      [...codes].map(
        async (code) =>
          [
            code,
            new Map((await dailyCandles(sources, code)).map(({ time, close }) => [time, close])),
          ] as const,
      ),
    ),
  );
  return daysUntil(sources.clock.now()).map((time) => {
    const price = (code: string) => closes.get(code)?.get(time - DAY) ?? null;
    const worth = homes.map(({ protocol, home, isTwice }) => ({
      isTwice,
      usd: sum(lockedOn(protocol, home, time, price), ({ usd }) => usd),
    }));
    const whole = sum(worth, ({ usd }) => usd);
    return [time, whole - sum(worth, ({ isTwice, usd }) => (isTwice ? usd : 0)), whole];
  });
}

/** Beijing midnights, oldest first. */
function daysUntil(now: number): readonly number[] {
  const last = beijingMidnight(now);
  const count = Math.floor((last - FIRST_DAY) / DAY);
  return Array.from({ length: count }, (_, at) => last - (count - 1 - at) * DAY).filter(
    (_, at) => at >= count - DAILY || (count - at) % 7 === 0,
  );
}
