import type { OptionMarket, OptionSide } from '../../../../ports/options.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import type { Routes } from '../route.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const HOUR = 3_600_000;

/** An options market of Deribit: its coin, and whether prices are told in the coin or in its dollar. */
interface Board {
  readonly code: string;
  readonly symbol: string;
  readonly dollar: string | null;
}

/** By the currency in which options are settled. */
const BOARDS: Readonly<Record<string, Board>> = {
  BTC: { code: 'bitcoin', symbol: 'BTC', dollar: null },
  ETH: { code: 'ethereum', symbol: 'ETH', dollar: null },
  USDC: { code: 'solana', symbol: 'SOL', dollar: 'USDC' },
};

/** Deribit: its part of the truth's options, prices in coins or in USDC; other currencies have none. */
export function deribitRoutes(world: FakeWorld): Routes {
  const port = inTruth(world.truth.options, 'options');
  return [
    [
      '/api/v2/public/get_book_summary_by_currency',
      async ({ query }) => {
        const board = BOARDS[query.get('currency') ?? ''];
        const market = board === undefined ? null : await port.of(board.code);
        return answered(board && market ? summaries(board, market, world.now()) : []);
      },
    ],
    [
      '/api/v2/public/get_index_price',
      async ({ query }) => {
        const [symbol = ''] = (query.get('index_name') ?? '').split('_');
        const price = await priceOf(world, BOARDS[symbol.toUpperCase()]?.code ?? '');
        return answered({ index_price: price, estimated_delivery_price: price });
      },
    ],
    [
      '/api/v2/public/get_volatility_index_data',
      async ({ query }) => {
        const points = await port.volatilityIndex(BOARDS[query.get('currency') ?? '']?.code ?? '');
        const data = (points ?? []).map(({ time, value }) => [openOf(time), value, value, value, value]);
        return answered({ data, continuation: null });
      },
    ],
  ];
}

/** When the hour opens whose close is told for an instant. */
function openOf(time: number): number {
  return (Math.ceil(time / HOUR) - 1) * HOUR;
}

function answered(result: unknown) {
  return { jsonrpc: '2.0', result, usIn: 0, usOut: 0, usDiff: 0, testnet: false };
}

async function priceOf(world: FakeWorld, code: string): Promise<number> {
  return (await world.coins()).find(({ facts }) => facts.code === code)?.now.price ?? 0;
}

function summaries(board: Board, market: OptionMarket, now: number) {
  const own = market.venues.find(({ exchange }) => exchange === 'deribit');
  const whole = (figure: 'openInterest' | 'volume24h') =>
    market.venues.reduce((sum, venue) => sum + venue[figure], 0);
  const part = {
    open: (own?.openInterest ?? 0) / whole('openInterest'),
    traded: (own?.volume24h ?? 0) / whole('volume24h'),
  };
  return market.expiries.flatMap(({ expiresAt, forward, strikes }) =>
    strikes.flatMap(({ strike, call, put }) =>
      ([call, put] as const).map((side, at) => ({
        ...named(board, { expiresAt, strike, type: at === 0 ? 'C' : 'P' }),
        ...priced(side, board.dollar === null ? 1 : forward),
        underlying_price: forward,
        estimated_delivery_price: forward,
        open_interest: Number((side.openInterest * part.open).toFixed(1)),
        volume: Number((side.volume24h * part.traded).toFixed(1)),
        volume_usd: Number((side.volume24h * part.traded * (side.mark ?? 0) * forward).toFixed(2)),
        interest_rate: 0,
        creation_timestamp: now,
      })),
    ),
  );
}

interface Option {
  readonly expiresAt: number;
  readonly strike: number;
  readonly type: 'C' | 'P';
}

function named({ symbol, dollar }: Board, { expiresAt, strike, type }: Option) {
  const [pair, quote] = [dollar === null ? symbol : `${symbol}_${dollar}`, dollar ?? symbol];
  const day = dayName(expiresAt);
  return {
    instrument_name: `${pair}-${day}-${String(strike).replace('.', 'd')}-${type}`,
    underlying_index: `${pair}-${day}`,
    base_currency: symbol,
    quote_currency: quote,
  };
}

/** Prices in coins × what a coin is told to be worth. */
function priced({ mark, bid, ask, impliedVolatility }: OptionSide, coin: number) {
  const told = (price: number | null) => (price === null ? null : price * coin);
  return {
    mark_price: told(mark),
    mark_iv: impliedVolatility,
    bid_price: told(bid),
    ask_price: told(ask),
    mid_price: told(mark),
    last: told(mark),
    high: null,
    low: null,
    price_change: null,
  };
}

/** `27MAR26`, `6MAR26`. */
function dayName(time: number): string {
  const date = new Date(time);
  return `${date.getUTCDate()}${MONTHS[date.getUTCMonth()]}${date.getUTCFullYear() % 100}`;
}
