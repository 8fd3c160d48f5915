import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { exchangeCatalogue } from '../../catalogue/exchangeCatalogue.ts';

/** Quotes of each exchange, most traded first; all other exchanges use USDT only. */
const QUOTES: Readonly<Record<string, readonly string[]>> = {
  binance: ['USDT', 'FDUSD', 'USDC', 'BTC', 'EUR', 'BRL'],
  coinbase: ['USD', 'USDC', 'EUR', 'GBP'],
  okx: ['USDT', 'USDC', 'USD'],
  bybit: ['USDT', 'USDC'],
  kraken: ['USD', 'EUR', 'USDT'],
  bitstamp: ['USD', 'EUR'],
  gemini: ['USD'],
  robinhood: ['USD'],
  bitfinex: ['USD', 'USDT'],
  'crypto-com': ['USD', 'USDT'],
  hashkey: ['USD', 'USDT'],
  osl: ['USD'],
  upbit: ['KRW', 'BTC'],
  bithumb: ['KRW'],
  coinone: ['KRW'],
  korbit: ['KRW'],
  bitflyer: ['JPY'],
  coincheck: ['JPY'],
  bitbank: ['JPY'],
  bitvavo: ['EUR'],
  bitpanda: ['EUR'],
  swissborg: ['USDC'],
  'cex-io': ['USD'],
  luno: ['GBP'],
  bitso: ['MXN'],
  'mercado-bitcoin': ['BRL'],
  indodax: ['IDR'],
  tokocrypto: ['IDR', 'USDT'],
  wazirx: ['INR'],
  coindcx: ['INR', 'USDT'],
  kucoin: ['USDT', 'BTC', 'USDC'],
  gate: ['USDT', 'ETH'],
  uniswap: ['ETH', 'USDC'],
  curve: ['USDC'],
  balancer: ['ETH'],
  sushiswap: ['ETH'],
  aerodrome: ['USDC'],
  raydium: ['SOL', 'USDC'],
  orca: ['SOL', 'USDC'],
  jupiter: ['USDC'],
  pancakeswap: ['BNB', 'USDT'],
};
/** Share of each quote, by position. */
const WEIGHTS = [1, 0.24, 0.12, 0.05, 0.03, 0.02];
/** Coins ranked below this have one quote per exchange. */
const WIDE_RANK = 60;

/**
 * Coins that serve as quotes, from the one that prices all others on: a coin is priced in currencies and in quotes above
 * it, never in one below. A dollar stablecoin that is none of them stands below the last dollar.
 */
const RANKED: readonly string[] = ['USDT', 'USDC', 'FDUSD', 'BTC', 'ETH', 'BNB', 'SOL'];
const LAST_DOLLAR = RANKED.indexOf('FDUSD');
/** Tokens redeemable one to one at any time, by code; they have no market in what they stand for. */
const SAME_AS: Readonly<Record<string, string>> = { weth: 'ETH' };

/** Quotes of a coin on an exchange with their weights, most traded first; never the coin itself. */
export function quotesOn(
  exchangeCode: string,
  coin: CatalogueCoin,
): readonly { readonly quote: string; readonly weight: number }[] {
  const symbol = coin.symbol.toUpperCase();
  const ownRank = rankOfCoin(symbol, coin.peg === 'usd');
  const quotes = (QUOTES[exchangeCode] ?? ['USDT']).filter(
    (quote) => quote !== SAME_AS[coin.code] && RANKED.indexOf(quote) < ownRank,
  );
  const used =
    quotes.length === 0
      ? lastResort(exchangeCode, symbol)
      : quotes.slice(0, (coin.rank ?? 900) < WIDE_RANK ? quotes.length : 1);
  return used.map((quote, place) => ({ quote, weight: WEIGHTS[place] ?? 0.01 }));
}

function rankOfCoin(symbol: string, isDollar: boolean): number {
  // A currency has −1: it prices every coin.
  const own = RANKED.indexOf(symbol);
  if (own >= 0) return own;
  return isDollar ? LAST_DOLLAR + 1 : RANKED.length;
}

/** Part of a quote's turnover that is in pairs of its own; the rest prices other coins and is in their pairs. */
const OWN_PARTS: Readonly<Record<string, number>> = {
  tether: 0.05,
  'usd-coin': 0.15,
  'first-digital-usd': 0.15,
};

/**
 * The part of a coin's turnover that its own pairs make, 0 to 1: of a dollar in which others are quoted, lists count the
 * pairs on either side.
 */
export function ownPairsPart({ code }: Pick<CatalogueCoin, 'code'>): number {
  return OWN_PARTS[code] ?? 1;
}

/** Chains have no bank money: dollars there are tokens, and the first of them has no price in another. */
function lastResort(exchangeCode: string, symbol: string): readonly string[] {
  if (!ON_CHAIN.has(exchangeCode)) return ['USD'];
  if (symbol === 'USDT') return [];
  return symbol === 'USDC' ? ['USDT'] : ['USDC'];
}

const ON_CHAIN: ReadonlySet<string> = new Set(
  exchangeCatalogue.filter(({ kinds }) => kinds.includes('dex')).map(({ code }) => code),
);
