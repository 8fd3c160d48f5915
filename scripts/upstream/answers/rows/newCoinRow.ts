import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { newCoinEndpoints } from '@coinmirror/shared/contract/newCoins.ts';
import type { Sources } from '../../ports/sources.ts';
import { type Coin, isMineable } from '../indexes/coins.ts';
import { inCny, inSeconds } from './coinRow.ts';
import { firstExchange, firstPrice } from './firstListing.ts';

type NewCoinWire = WireOf<typeof newCoinEndpoints.newCoins>['data'][number];

/** A new coin with its first listing, in wire format. */
export async function newCoinWire(coin: Coin, sources: Sources, rate: number | null): Promise<NewCoinWire> {
  const { facts, now } = coin;
  const exchange = firstExchange(facts);
  return {
    code: facts.code,
    name: facts.symbol,
    full_name: facts.nameEn,
    full_name_zh: facts.nameZh,
    logo: facts.logo,
    market: exchange.code,
    market_name: exchange.name,
    pair: `${facts.symbol}/USDT`,
    platform: facts.chain.toLowerCase().replaceAll(' ', '-'),
    platform_name: facts.chain,
    time: inSeconds(facts.launchedAt),
    price: now.price,
    price_cny: inCny(now.price, rate),
    first_price: await firstPrice(facts, sources),
    volumn: now.price > 0 ? now.volume24h / now.price : null,
    vol_usd: now.volume24h,
    change_percent: now.change24h,
    changerate_utc: now.changeUtc0,
    changerate_utc8: now.changeUtc8,
    circualing: now.circulatingSupply,
    is_mineable: isMineable(facts) ? 1 : 0,
  };
}
