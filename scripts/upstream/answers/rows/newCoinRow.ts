import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { newCoinEndpoints } from '@coinmirror/shared/contract/newCoins.ts';
import type { Sources } from '../../ports/sources.ts';
import { type Coin, isMineable } from '../indexes/coins.ts';
import { inCny } from './coinRow.ts';
import { firstExchange, firstPrice } from './firstListing.ts';

type NewCoin = GivenOf<typeof newCoinEndpoints.newCoins>['data'][number];

/** A new coin with its first listing. */
export async function newCoinOf(coin: Coin, sources: Sources, rate: number | null): Promise<NewCoin> {
  const { facts, now } = coin;
  const exchange = firstExchange(facts);
  return {
    code: facts.code,
    symbol: facts.symbol,
    nameEn: facts.nameEn,
    nameZh: facts.nameZh,
    logo: facts.logo,
    exchangeCode: exchange.code,
    exchangeName: exchange.name,
    pair: `${facts.symbol}/USDT`,
    chainCode: facts.chain.toLowerCase().replaceAll(' ', '-'),
    chainName: facts.chain,
    listedAt: facts.launchedAt,
    price: now.price,
    priceCny: inCny(now.price, rate),
    firstPrice: await firstPrice(facts, sources),
    volumeCoins24h: now.price > 0 ? now.volume24h / now.price : null,
    volume24h: now.volume24h,
    change24h: now.change24h,
    changeUtc0: now.changeUtc0,
    changeUtc8: now.changeUtc8,
    circulatingSupply: now.circulatingSupply,
    isMineable: isMineable(facts),
  };
}
