import { type CatalogueExchange, exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { ifConnected, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { UpstreamError } from '../handler/handler.ts';
import { eachCycle, memoize } from '../memo/memoize.ts';
import { type Coin, coinsNow } from './coins.ts';
import { type ExchangeActivity, exchangeActivities, withReported } from './exchangeActivities.ts';
import { allContracts, allPairs } from './pairs.ts';

/** All exchanges at one instant, with the coins they trade. */
export interface ExchangeIndex {
  readonly time: number;
  readonly activities: ReadonlyMap<string, ExchangeActivity>;
  readonly coins: ReadonlyMap<string, Coin>;
}

/** All answers about exchanges within a cycle share one index. */
export const exchangeIndex = memoize(eachCycle, makeIndex);

async function makeIndex(sources: Sources): Promise<ExchangeIndex> {
  const time = sources.clock.now();
  const coins = await coinsNow(sources);
  const read = exchangeActivities(await allPairs(sources), await allContracts(sources));
  return {
    time,
    activities: withReported(read, await reportedVolumes(sources)),
    coins: new Map(coins.map((coin) => [coin.facts.code, coin])),
  };
}

/** What is reported on exchanges whose pairs are not read; a simulated market is read whole. */
async function reportedVolumes(sources: Sources): Promise<ReadonlyMap<string, number>> {
  const isRead = sources.pairs?.provenance.kind === 'simulated';
  const reported = isRead
    ? null
    : await ifConnected(() => requirePort(sources, 'venues').reportedVolume24h());
  return reported ?? new Map();
}

/** The exchange of a call; throws a 404 if there is none. */
export function requireExchange(code: string): CatalogueExchange {
  const exchange = exchangeCatalogue.find((one) => one.code === code);
  if (!exchange) throw new UpstreamError(404, '没有这个交易所');
  return exchange;
}

/** Current trading on an exchange, which must exist. */
export async function activityOf(sources: Sources, code: string) {
  const exchange = requireExchange(code);
  const index = await exchangeIndex(sources);
  const activity = index.activities.get(exchange.code);
  if (!activity) throw new UpstreamError(404, '没有这个交易所');
  return { activity, index };
}
