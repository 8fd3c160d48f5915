import { addressUrl } from '../../catalogue/deployments.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import { proofOf } from '../../content/exchange/custody.ts';
import { changePercent } from '../../indicators/priceChange.ts';
import { HOMES } from '../../market/listings.ts';
import { wander } from '../../market/wander.ts';
import type { Sources } from '../../ports/sources.ts';
import { keyOf, uniform } from '../../random/hash.ts';
import { beijingMidnight } from '../../time/midnight.ts';
import { DAY } from '../../time/units.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import { descending } from '../rankings/competitors.ts';
import { sum } from '../totals.ts';
import { type ExchangeBook, exchangeBook, requireExchange } from './activity.ts';
import { addressesAt, type HeldAddress, priceOf } from './reserveBook.ts';

const FLOW_DAYS = 90;
const HISTORY_MONTHS = 24;
const WEEK = 7;

export const exchangeReserveHandlers = {
  async exchangeReserves({ code }, { sources }) {
    const exchange = requireExchange(code);
    const book = await exchangeBook(sources);
    const day = beijingMidnight(book.time);
    const [now, before, week] = await Promise.all(
      [day, day - DAY, day - WEEK * DAY].map(async (at) => byCoin(await addressesAt(exchange, sources, at))),
    );
    const proof = proofOf(exchange.code);
    const owes = proof.kind === 'merkle';
    const assets = [...(now ?? [])].map(([coin, balance]) => {
      const ratio = owes ? ratioAt(exchange, coin, day) : null;
      return {
        ...coinWire(book, coin),
        balance,
        balance_usd: balance * priceOf(book, coin),
        liability: ratio === null ? null : balance / (ratio / 100),
        ratio,
        change_24h: changePercent(balance, before?.get(coin) ?? 0),
        change_7d: changePercent(balance, week?.get(coin) ?? 0),
        isown: HOMES[coin] === exchange.code ? 1 : 0,
      };
    });
    const total = sum(assets, (asset) => asset.balance_usd);
    const own = sum(
      assets.filter(({ isown }) => isown === 1),
      (asset) => asset.balance_usd,
    );
    return ok({
      snapshot_time: day,
      assets_usd: total,
      net_usd: total - own,
      list: descending(assets, (asset) => asset.balance_usd).map((asset) => ({
        ...asset,
        percent: total > 0 ? (asset.balance_usd / total) * 100 : 0,
      })),
      history: owes ? ratioHistory(exchange, day, [...(now ?? [])], book) : [],
      proof,
    });
  },

  async exchangeWallets({ code }, { sources }) {
    const exchange = requireExchange(code);
    const book = await exchangeBook(sources);
    const day = beijingMidnight(book.time);
    const [now = [], before = [], week = []] = await Promise.all(
      [day, day - DAY, day - WEEK * DAY].map((at) => addressesAt(exchange, sources, at)),
    );
    // The same addresses in the same order on each day.
    const rows = now.map((held, i) => ({
      ...coinWire(book, held.coinCode),
      chain: held.chain,
      address: held.address,
      iscold: held.isCold ? 1 : 0,
      balance: held.quantity,
      balance_usd: held.quantity * priceOf(book, held.coinCode),
      change_24h: held.quantity - (before[i]?.quantity ?? held.quantity),
      change_7d: held.quantity - (week[i]?.quantity ?? held.quantity),
      blockurl: addressUrl(held.chain, held.address),
    }));
    return ok({
      snapshot_time: day,
      assets_usd: sum(rows, (row) => row.balance_usd),
      list: descending(rows, (row) => row.balance_usd),
      flows: await flowsOf(exchange, sources, day),
    });
  },
} satisfies Handlers<'exchangeReserves' | 'exchangeWallets'>;

function coinWire({ coins }: ExchangeBook, code: string) {
  const facts = coins.get(code)?.facts;
  return {
    code,
    symbol: facts?.symbol.toUpperCase() ?? code,
    name: facts?.nameZh || facts?.nameEn || code,
    logo: facts?.logo ?? '',
  };
}

function byCoin(held: readonly HeldAddress[]): ReadonlyMap<string, number> {
  const coins = new Map<string, number>();
  for (const { coinCode, quantity } of held) coins.set(coinCode, (coins.get(coinCode) ?? 0) + quantity);
  return coins;
}

/** What an exchange holds of what it owes of a coin, %: a little more than all. Two decimals. */
function ratioAt({ code }: CatalogueExchange, coin: string, day: number): number {
  const key = keyOf(`ratio-${code}-${coin}`, 0);
  const usual = 102 + 9 * uniform(key, 0);
  return Math.round(Math.max(100.2, usual + 2.4 * wander(key, day, 110 * DAY)) * 100) / 100;
}

const TOLD = ['bitcoin', 'ethereum', 'tether'] as const;

/** The ratios at the first of each month and today: of all coins by their worth today, and of three by themselves. */
function ratioHistory(
  exchange: CatalogueExchange,
  day: number,
  held: readonly (readonly [coin: string, balance: number])[],
  book: ExchangeBook,
): [number, number, number, number, number][] {
  const worth = held.map(([coin, balance]) => ({ coin, usd: balance * priceOf(book, coin) }));
  const total = sum(worth, ({ usd }) => usd);
  return [...monthsBefore(day), day].map((at) => {
    const owed = sum(worth, ({ coin, usd }) => usd / (ratioAt(exchange, coin, at) / 100));
    const [bitcoin, ether, tether] = TOLD.map((coin) => ratioAt(exchange, coin, at));
    return [at, owed > 0 ? (total / owed) * 100 : 0, bitcoin ?? 0, ether ?? 0, tether ?? 0];
  });
}

/** The first days of months before a day, oldest first, as Beijing midnights. */
function monthsBefore(day: number): readonly number[] {
  const now = new Date(day + DAY / 3);
  return Array.from({ length: HISTORY_MONTHS }, (_, i) =>
    beijingMidnight(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - HISTORY_MONTHS + 1 + i, 1)),
  ).filter((at) => at < day);
}

/** Coins that came in less those that left, day by day, at each day's closing prices. */
async function flowsOf(exchange: CatalogueExchange, sources: Sources, day: number) {
  const days = Array.from({ length: FLOW_DAYS + 1 }, (_, i) => day - (FLOW_DAYS - i) * DAY);
  const held = await Promise.all(days.map(async (at) => byCoin(await addressesAt(exchange, sources, at))));
  const prices = await closes(sources, [...(held.at(-1)?.keys() ?? [])], day);
  return days.slice(1).map((at, i): [number, number, number] => {
    const [then, now] = [held[i], held[i + 1]];
    let net = 0;
    let total = 0;
    for (const [coin, balance] of now ?? []) {
      const price = prices.get(coin)?.get(at) ?? 0;
      net += (balance - (then?.get(coin) ?? 0)) * price;
      total += balance * price;
    }
    return [at, Math.round(net), Math.round(total)];
  });
}

/** What coins cost at each Beijing midnight, USD. */
async function closes(sources: Sources, coins: readonly string[], day: number) {
  const entries = await Promise.all(
    coins.map(async (code) => {
      const candles = await sources.candles.list({
        code,
        periodMinutes: 1440,
        end: day + 1,
        limit: FLOW_DAYS + 2,
      });
      return [code, new Map(candles.map(({ time, open }) => [time, open]))] as const;
    }),
  );
  return new Map(entries);
}
