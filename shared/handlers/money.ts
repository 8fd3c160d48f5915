import type { Rates } from './ports/rates.ts';
import type { Sources } from './ports/sources.ts';
import { requirePort } from './sources/requirePort.ts';

/** Official rates now, units for 1 USD. Throws NotConnectedError where nobody tells them. */
export async function ratesNow(sources: Sources): Promise<Rates> {
  const [rates] = await requirePort(sources, 'rates').at([sources.clock.now()]);
  if (!rates) throw new Error('the source of rates answered nothing');
  return rates;
}

/** CNY for 1 USD now. */
export async function cnyPerUsd(sources: Sources): Promise<number> {
  return (await ratesNow(sources)).cny;
}

/** CNY for one Tether over the counter now. Throws NotConnectedError where nobody tells it. */
export async function tetherInCny(sources: Sources): Promise<number> {
  const [price] = await requirePort(sources, 'otc').tetherPrices([sources.clock.now()]);
  if (price === undefined) throw new Error('the source of over-the-counter prices answered nothing');
  return price;
}

/** What a Tether costs over the counter, and what a dollar does officially, in CNY. */
export interface TetherDay {
  /** Epoch ms. */
  readonly time: number;
  readonly otcPrice: number;
  readonly cnyPerUsd: number;
}

/** Both at some instants (epoch ms); an instant of which one of them is not told is left out. */
export async function tetherDays(sources: Sources, times: readonly number[]): Promise<readonly TetherDay[]> {
  const [prices, rates] = await Promise.all([
    requirePort(sources, 'otc').tetherPrices(times),
    requirePort(sources, 'rates').at(times),
  ]);
  return times.flatMap((time, at) => {
    const [otcPrice, official] = [prices[at], rates[at]];
    return otcPrice === undefined || !official ? [] : [{ time, otcPrice, cnyPerUsd: official.cny }];
  });
}
