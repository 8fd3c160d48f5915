import { DAY } from '@coinmirror/shared/time/units.ts';
import type { OptionExpiry, OptionMarket } from '../../../../ports/options.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import type { Routes } from '../route.ts';

const YEAR = 365 * DAY;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** Coins whose options are settled in themselves. */
const CURRENCIES: Readonly<Record<string, string>> = { BTC: 'bitcoin', ETH: 'ethereum' };

/** Deribit: its part of the truth's options, prices in coins; other currencies have none. */
export function deribitRoutes(world: FakeWorld): Routes {
  const port = inTruth(world.truth.options, 'options');
  return [
    [
      '/api/v2/public/get_book_summary_by_currency',
      async ({ query }) => {
        const currency = query.get('currency') ?? '';
        const code = CURRENCIES[currency];
        const market = code === undefined ? null : await port.of(code);
        const price = await priceOf(world, code ?? '');
        return answered(market === null ? [] : summaries({ currency, market, price, now: world.now() }));
      },
    ],
    [
      '/api/v2/public/get_index_price',
      async ({ query }) => {
        const [symbol = ''] = (query.get('index_name') ?? '').split('_');
        const price = await priceOf(world, CURRENCIES[symbol.toUpperCase()] ?? '');
        return answered({ index_price: price, estimated_delivery_price: price });
      },
    ],
  ];
}

function answered(result: unknown) {
  return { jsonrpc: '2.0', result, usIn: 0, usOut: 0, usDiff: 0, testnet: false };
}

async function priceOf(world: FakeWorld, code: string): Promise<number> {
  return (await world.coins()).find(({ facts }) => facts.code === code)?.now.price ?? 0;
}

interface Board {
  readonly currency: string;
  readonly market: OptionMarket;
  readonly price: number;
  readonly now: number;
}

function summaries(board: Board) {
  const { market } = board;
  const own = market.venues.find(({ exchange }) => exchange === 'deribit');
  const open = (own?.openInterest ?? 0) / market.openInterest;
  const traded = (own?.volume24h ?? 0) / market.volume24h;
  return market.expiries.flatMap((expiry) =>
    expiry.strikes.flatMap((strike) =>
      (['C', 'P'] as const).map((type) => summary({ board, expiry, strike, type, open, traded })),
    ),
  );
}

interface Option {
  readonly board: Board;
  readonly expiry: OptionExpiry;
  readonly strike: OptionExpiry['strikes'][number];
  readonly type: 'C' | 'P';
  /** Deribit's share of what is open and of what is traded. */
  readonly open: number;
  readonly traded: number;
}

function summary({ board, expiry, strike, type, open, traded }: Option) {
  const { currency, price, now } = board;
  const coins = type === 'C' ? strike.calls : strike.puts;
  const years = Math.max(expiry.expiresAt - now, 0) / YEAR;
  const volatility = (strike.impliedVolatility ?? 0) / 100;
  const mark = worth(price, strike.strike, volatility, years, type);
  const all = expiry.calls + expiry.puts;
  const volumeUsd = all > 0 ? (expiry.volume24h * traded * coins) / all : 0;
  const day = dayName(expiry.expiresAt);
  return {
    instrument_name: `${currency}-${day}-${String(strike.strike).replace('.', 'd')}-${type}`,
    underlying_index: `${currency}-${day}`,
    underlying_price: price,
    base_currency: currency,
    quote_currency: currency,
    mark_price: mark,
    mark_iv: strike.impliedVolatility,
    bid_price: mark > 0.0005 ? Number((mark * 0.98).toFixed(4)) : null,
    ask_price: Number((mark * 1.02 + 0.0001).toFixed(4)),
    mid_price: mark > 0.0005 ? mark : null,
    last: mark,
    high: null,
    low: null,
    price_change: null,
    open_interest: Number((coins * open).toFixed(1)),
    volume: Number((volumeUsd / price).toFixed(1)),
    volume_usd: Number(volumeUsd.toFixed(2)),
    interest_rate: 0,
    estimated_delivery_price: price,
    creation_timestamp: now,
  };
}

/** `27MAR26`, `6MAR26`. */
function dayName(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()}${MONTHS[date.getUTCMonth()]}${date.getUTCFullYear() % 100}`;
}

/** What an option is worth in coins, by Black and Scholes without interest. */
function worth(price: number, strike: number, volatility: number, years: number, type: 'C' | 'P'): number {
  const width = volatility * Math.sqrt(years);
  const inner = Math.max(type === 'C' ? price - strike : strike - price, 0) / price;
  if (width === 0) return inner;
  const above = Math.log(price / strike) / width + width / 2;
  const call = normal(above) - (strike / price) * normal(above - width);
  const value = type === 'C' ? call : call - 1 + strike / price;
  return Number(Math.max(value, 0).toFixed(6));
}

/** The normal distribution, to a thousandth. */
function normal(value: number): number {
  return 1 / (1 + Math.exp(-1.5976 * value - 0.07056 * value ** 3));
}
