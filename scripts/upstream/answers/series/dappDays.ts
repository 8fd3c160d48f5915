import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import type { CatalogueDapp } from '../../catalogue/dappCatalogue.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { volumeHistory } from './volumeHistory.ts';

/** Use of an application on a day; addresses, transactions, USD. */
export interface DappDay {
  readonly time: number;
  readonly users: number;
  readonly transactions: number;
  readonly volume: number;
}

/**
 * Use of applications by day, one row each, oldest first, the last day the 24 hours until now. If an application is a
 * listed exchange, its volume is the exchange's spot and contracts. Throws NotConnectedError if the use is unknown.
 */
export async function dappDays(
  sources: Sources,
  dapps: readonly CatalogueDapp[],
  count: number,
): Promise<readonly (readonly DappDay[])[]> {
  const own = dapps.filter(({ exchange }) => exchange === undefined);
  const times = timesUntil(sources.clock.now(), count);
  const [used, traded] = await Promise.all([
    requirePort(sources, 'dapps').use(
      own.map(({ code }) => code),
      times,
    ),
    Promise.all(dapps.map((dapp) => tradedDays(sources, dapp, count))),
  ]);
  const ownDays = new Map(
    own.map(({ code }, row) => [
      code,
      times.flatMap((time, at) => {
        const use = used[row]?.[at] ?? null;
        return use === null ? [] : [{ time, ...use }];
      }),
    ]),
  );
  return dapps.map(({ code }, at) => ownDays.get(code) ?? traded[at] ?? []);
}

/** Beijing midnights that end the past days, then now. */
function timesUntil(now: number, count: number): readonly number[] {
  const today = beijingMidnight(now);
  const past = Array.from({ length: count - 1 }, (_, i) => today - (count - 1 - i) * DAY);
  return [...past, now];
}

/** Days of an application that is an exchange; empty for others. */
async function tradedDays(
  sources: Sources,
  { code, exchange }: CatalogueDapp,
  count: number,
): Promise<readonly DappDay[]> {
  if (exchange === undefined) return [];
  const days = await volumeHistory(exchange, sources, count);
  const times = days.map(({ time }) => time);
  const [each = []] = await requirePort(sources, 'dapps').perUser([code], times);
  return days.map(({ time, spot, futures, traders }, at) => {
    const users = traders ?? 0;
    return {
      time,
      users,
      transactions: Math.round(users * (each[at] ?? 1)),
      volume: (spot ?? 0) + (futures ?? 0),
    };
  });
}
