import type { Rates } from '../../ports/rates.ts';
import { ifConnected, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';

/** Current official rates, units per 1 USD. Throws NotConnectedError without a source. */
export async function ratesNow(sources: Sources): Promise<Rates> {
  const [rates] = await requirePort(sources, 'rates').at([sources.clock.now()]);
  if (!rates) throw new Error('the source of rates answered nothing');
  return rates;
}

/** Current CNY per 1 USD; null without a source: prices in dollars go on without one. */
export async function cnyPerUsd(sources: Sources): Promise<number | null> {
  return ifConnected(async () => (await ratesNow(sources)).cny);
}

/** Current OTC price of a Tether in CNY. Throws NotConnectedError without a source. */
export async function tetherInCny(sources: Sources): Promise<number> {
  const [price] = await requirePort(sources, 'otc').tetherPrices([sources.clock.now()]);
  if (price === undefined) throw new Error('the source of over-the-counter prices answered nothing');
  return price;
}

/** OTC price of a Tether, and the official rate of a dollar, in CNY. */
export interface TetherDay {
  /** Epoch ms. */
  readonly time: number;
  readonly otcPrice: number;
  readonly cnyPerUsd: number;
}

/** Both at some instants (epoch ms); instants without one of them are left out. */
export async function tetherDays(sources: Sources, times: readonly number[]): Promise<readonly TetherDay[]> {
  const [otc, official] = [requirePort(sources, 'otc'), requirePort(sources, 'rates')];
  const [prices, rates] = await Promise.all([otc.tetherPrices(times), official.at(times)]);
  return times.flatMap((time, at) => {
    const [otcPrice, rate] = [prices[at], rates[at]];
    return otcPrice === undefined || !rate ? [] : [{ time, otcPrice, cnyPerUsd: rate.cny }];
  });
}
