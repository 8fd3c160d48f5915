import { PRICE_ANOMALY } from '@coinmirror/shared/contract/coin/markets.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import type { SpotPair } from '../../ports/pairs.ts';
import type { PriceReceipt, ReceiptQuote, ReceiptsPort } from '../../ports/receipts.ts';
import { spotListingsAt } from '../listings/spotListings.ts';
import { dayMovesAt } from '../market/dayMoves.ts';
import { movedPairs } from '../market/pairs.ts';
import type { ListedCoin, World } from '../market/world.ts';

/** The pairs of a coin as its page shows them in this cycle. */
type PairsOf = (code: string) => Promise<readonly SpotPair[]>;

/**
 * Receipts of simulated prices. Here the price comes first and its quotes follow from it by premium and quote, so a
 * receipt takes the premiums off again. Nothing is kept: all of it is a function of time.
 */
export function receiptsPort(world: World, pairsNow: PairsOf): ReceiptsPort {
  const { market, provenance } = world;
  return {
    provenance,
    async of(code, at) {
      if (at === null) {
        const coin = await world.coin(code);
        return coin && receiptOf(coin.now.price, await pairsNow(code), market.now());
      }
      const coin = coinAt(world, code, at);
      return coin && receiptOf(coin.now.price, pairsAt(world, coin, at), at);
    },
  };
}

function coinAt({ market }: World, code: string, time: number): ListedCoin | null {
  const facts = coinsByCode.get(code);
  const now = facts ? market.coinAt(code, time) : null;
  return facts && now ? { facts, now } : null;
}

/** The pairs of another instant. Of all coins only those that are quotes are read: they price the others. */
function pairsAt(world: World, { facts, now }: ListedCoin, time: number): readonly SpotPair[] {
  const quotes = new Set(spotListingsAt(facts, time).map(({ quote }) => quote));
  const priced = coinCatalogue
    .filter(({ symbol }) => quotes.has(symbol.toUpperCase()))
    .flatMap(({ code }) => coinAt(world, code, time) ?? [])
    .toSorted((one, other) => (other.now.marketCap ?? -1) - (one.now.marketCap ?? -1));
  return movedPairs(facts, now, dayMovesAt(priced, time, world.market.quoteUsd));
}

function receiptOf(price: number, pairs: readonly SpotPair[], time: number): PriceReceipt {
  const isOdd = ({ priceUsd }: SpotPair) => Math.abs(priceUsd / price - 1) * 100 > PRICE_ANOMALY;
  const odd = pairs.every(isOdd) ? [] : pairs.filter(isOdd);
  const counted = pairs.filter((pair) => !odd.includes(pair));
  const total = counted.reduce((sum, { volume24h }) => sum + volume24h, 0);
  return {
    price,
    time,
    rule: 'premium',
    confirmedAt: time,
    doubt: '',
    quotes: counted.map((pair) => quoteOf(pair, price, total, counted.length)),
    refused: odd.map(({ exchange, base, quote, priceUsd }) => ({
      exchange,
      pair: `${base}/${quote}`,
      price: priceUsd,
      why: 'outlier',
    })),
  };
}

function quoteOf(pair: SpotPair, price: number, total: number, count: number): ReceiptQuote {
  const { exchange, base, quote, priceUsd, volume24h } = pair;
  return {
    exchange,
    pair: `${base}/${quote}`,
    price: priceUsd,
    volume: volume24h,
    // Where nothing is traded all weigh the same.
    weight: (total > 0 ? volume24h / total : 1 / count) * 100,
    premium: Number(((priceUsd / price - 1) * 100).toFixed(8)),
  };
}

const coinsByCode = new Map(coinCatalogue.map((coin) => [coin.code, coin]));
