import { keyOf, uniform } from '@coinmirror/shared/numbers/hash.ts';
import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { type CatalogueExchange, exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';
import { HOMES } from '../../catalogue/homes.ts';

/** About how many of the largest coins an exchange lists; for the others this follows from liquidity. */
const REACH: Readonly<Record<string, number>> = {
  binance: 400,
  coinbase: 280,
  okx: 300,
  bybit: 480,
  bitget: 560,
  upbit: 210,
  kraken: 380,
  gate: 680,
  kucoin: 620,
  huobi: 520,
  mexc: 700,
  'crypto-com': 320,
  bitfinex: 120,
  hashkey: 22,
  bithumb: 300,
  bitstamp: 85,
  gemini: 70,
  deribit: 12,
  bitflyer: 30,
  robinhood: 34,
  coincheck: 28,
  bitbank: 38,
  bitmex: 30,
  osl: 10,
  phemex: 300,
  coinex: 560,
  bitvavo: 320,
  bitpanda: 380,
  coinone: 200,
  korbit: 110,
  poloniex: 380,
  backpack: 60,
  'woo-x': 90,
  luno: 18,
  bitso: 60,
  'mercado-bitcoin': 120,
  indodax: 280,
  tokocrypto: 220,
  coindcx: 260,
  wazirx: 180,
  btcturk: 130,
  paribu: 140,
  swissborg: 70,
  'cex-io': 140,
};

/** The chain of a decentralised exchange, and the fraction of that chain's tokens it trades. */
const DEX_CHAINS: Readonly<Record<string, readonly [chain: string, part: number]>> = {
  uniswap: ['Ethereum', 0.9],
  curve: ['Ethereum', 0.12],
  balancer: ['Ethereum', 0.2],
  sushiswap: ['Ethereum', 0.35],
  aerodrome: ['Base', 0.8],
  raydium: ['Solana', 0.9],
  orca: ['Solana', 0.6],
  jupiter: ['Solana', 0.3],
  pancakeswap: ['BNB Chain', 0.9],
};
/**
 * A chain's native coin trades on its decentralised exchanges too; on Uniswap it is Wrapped Ether, whose pools are named by
 * it: the same pool is not told twice.
 */
const NATIVE_DEX: Readonly<Record<string, readonly string[]>> = {
  ethereum: ['curve', 'balancer', 'sushiswap', 'aerodrome'],
  solana: ['raydium', 'orca', 'jupiter'],
  binancecoin: ['pancakeswap'],
};

const spotVenues = exchangeCatalogue.filter(({ spotShare }) => spotShare > 0);

/** Exchanges with a spot pair of the coin, best rated first; never empty. */
export function spotVenuesOf(coin: CatalogueCoin): readonly CatalogueExchange[] {
  const listed = spotVenues.filter((exchange) => lists(exchange, coin));
  if (listed.length > 0) return listed;
  const last = coin.kind === 'token' ? 'uniswap' : 'gate';
  return spotVenues.filter(({ code }) => code === last);
}

function lists(exchange: CatalogueExchange, coin: CatalogueCoin): boolean {
  if ([coin.sourceExchange, HOMES[coin.code]].includes(exchange.code)) return true;
  if (NATIVE_DEX[coin.code]?.includes(exchange.code)) return true;
  const chance = uniform(keyOf(`lists-${exchange.code}-${coin.code}`, 0), 0);
  if (exchange.kinds.includes('dex')) {
    const [chain, part] = DEX_CHAINS[exchange.code] ?? ['', 0];
    return coin.kind === 'token' && coin.chain === chain && chance < part;
  }
  return (
    coin.standing !== 'unrecorded' && chance < likelihood(REACH[exchange.code] ?? reachOf(exchange), coin)
  );
}

function reachOf({ scores }: CatalogueExchange): number {
  return Math.max(60, scores.liquidity * 8 - 40);
}

/**
 * Near 1 for the largest coins, one half at the exchange's reach, small beyond; exchange tokens stay on their own
 * exchange.
 */
function likelihood(reach: number, { rank, conceptIds }: CatalogueCoin): number {
  const ordinary = 1 / (1 + Math.exp(((rank ?? 900) - reach) / (8 + reach / 5)));
  return conceptIds.includes('exchange-token') && rank !== 4 ? ordinary * 0.3 : ordinary;
}
