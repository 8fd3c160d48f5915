import { changePercent } from '@coinmirror/shared/indicators/priceChange.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { beijingMidnight } from '@coinmirror/shared/time/midnight.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { proofOf } from '../../catalogue/content/exchange/custody.ts';
import { isCustodial } from '../../catalogue/custodians.ts';
import { addressUrl } from '../../catalogue/deployments.ts';
import type { CatalogueExchange } from '../../catalogue/exchangeCatalogue.ts';
import { HOMES } from '../../catalogue/homes.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { HeldAddress } from '../../ports/reserves.ts';
import type { Sources } from '../../ports/sources.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import { type ExchangeIndex, exchangeIndex, requireExchange } from '../indexes/exchanges.ts';
import { addressesAt, priceOf } from '../indexes/reserves.ts';

const FLOW_DAYS = 90;
const HISTORY_MONTHS = 24;
const WEEK = 7;

type Balance = readonly [coin: string, balance: number];

export const exchangeReserveHandlers = {
  async exchangeReserves({ code }, { sources }) {
    const exchange = requireExchange(code);
    const index = await exchangeIndex(sources);
    const day = beijingMidnight(index.time);
    const days = await addressesAt(exchange, sources, [day, day - DAY, day - WEEK * DAY]);
    const [now, before, week] = days.map(byCoin);
    const held = [...(now ?? [])];
    const proof = proofOf(exchange.code);
    const history = proof.kind === 'merkle' ? await ratioHistory(exchange, sources, day, held) : [];
    const today = history.at(-1)?.byCoin;
    const assets = held.map(([coin, balance]) => {
      const ratio = today?.get(coin) ?? null;
      return {
        ...coinHead(index, coin),
        balance,
        value: balance * priceOf(index, coin),
        liability: ratio === null ? null : balance / (ratio / 100),
        ratio,
        change24h: changePercent(balance, before?.get(coin) ?? 0),
        change7d: changePercent(balance, week?.get(coin) ?? 0),
        isOwn: HOMES[coin] === exchange.code,
      };
    });
    const total = sum(assets, (asset) => asset.value);
    const own = sum(
      assets.filter(({ isOwn }) => isOwn),
      (asset) => asset.value,
    );
    return ok({
      countedAt: day,
      total,
      withoutOwn: total - own,
      assets: descending(assets, (asset) => asset.value).map((asset) => ({
        ...asset,
        share: total > 0 ? (asset.value / total) * 100 : 0,
      })),
      history: history.map((one) => ratioMonth(one, held, index)),
      proof,
    });
  },

  async exchangeWallets({ code }, { sources }) {
    const exchange = requireExchange(code);
    const index = await exchangeIndex(sources);
    const day = beijingMidnight(index.time);
    const days = [day, day - DAY, day - WEEK * DAY];
    const [now = [], before = [], week = []] = await addressesAt(exchange, sources, days);
    // The same addresses in the same order on each day.
    const rows = now.map((held, i) => ({
      ...coinHead(index, held.coinCode),
      chain: held.chain,
      address: held.address,
      isCold: held.isCold,
      balance: held.quantity,
      value: held.quantity * priceOf(index, held.coinCode),
      change24h: held.quantity - (before[i]?.quantity ?? held.quantity),
      change7d: held.quantity - (week[i]?.quantity ?? held.quantity),
      explorerUrl: addressUrl(held.chain, held.address),
    }));
    return ok({
      countedAt: day,
      total: sum(rows, (row) => row.value),
      addresses: descending(rows, (row) => row.value),
      flows: await flowsOf(exchange, sources, day),
    });
  },
} satisfies Handlers<'exchangeReserves' | 'exchangeWallets'>;

/**
 * What an exchange holds of its customers' without its own coin, USD, and its reserve ratio, %, as its page of reserves says
 * them; null where a source does not tell the single coins, and a ratio where no liabilities are published.
 */
export async function custodyNow(exchange: CatalogueExchange, sources: Sources, index: ExchangeIndex) {
  const isCounted = isCustodial(exchange) && (await sources.reserves?.total(exchange.code)) === 'counted';
  if (!isCounted) return { ratio: null, withoutOwn: null };
  const day = beijingMidnight(index.time);
  const [now = []] = await addressesAt(exchange, sources, [day]);
  const held = [...byCoin(now)];
  const withoutOwn = sum(
    held.filter(([coin]) => HOMES[coin] !== exchange.code),
    ([coin, balance]) => balance * priceOf(index, coin),
  );
  if (proofOf(exchange.code).kind !== 'merkle') return { ratio: null, withoutOwn };
  const [today] = await ratiosOn(exchange, sources, [day], held);
  return { ratio: today ? ratioMonth(today, held, index).all : null, withoutOwn };
}

function coinHead({ coins }: ExchangeIndex, code: string) {
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

const REPORTED = ['bitcoin', 'ethereum', 'tether'] as const;

/** Reserve ratios of an exchange, %, by coin. */
interface Ratios {
  readonly day: number;
  readonly byCoin: ReadonlyMap<string, number | null>;
}

/** Reserve ratios on the first of each month and today, oldest first; always with three major coins. */
function ratioHistory(exchange: CatalogueExchange, sources: Sources, day: number, held: readonly Balance[]) {
  return ratiosOn(exchange, sources, [...monthsBefore(day), day], held);
}

async function ratiosOn(
  { code }: CatalogueExchange,
  sources: Sources,
  days: readonly number[],
  held: readonly Balance[],
): Promise<readonly Ratios[]> {
  const coins = [...new Set([...held.map(([coin]) => coin), ...REPORTED])];
  const ratios = await requirePort(sources, 'reserves').ratios(code, coins, days);
  return days.map((at, i) => ({
    day: at,
    byCoin: new Map(coins.map((coin, row) => [coin, ratios[row]?.[i] ?? null])),
  }));
}

/** Of all coins weighted by current value, and of the three alone. */
function ratioMonth({ day, byCoin: ratios }: Ratios, held: readonly Balance[], index: ExchangeIndex) {
  const worth = held.flatMap(([coin, balance]) => {
    const ratio = ratios.get(coin) ?? null;
    return ratio === null ? [] : [{ ratio, usd: balance * priceOf(index, coin) }];
  });
  const total = sum(worth, ({ usd }) => usd);
  const owed = sum(worth, ({ ratio, usd }) => usd / (ratio / 100));
  const [bitcoin, ether, tether] = REPORTED.map((coin) => ratios.get(coin) ?? 0);
  return {
    time: day,
    all: owed > 0 ? (total / owed) * 100 : 0,
    bitcoin: bitcoin ?? 0,
    ether: ether ?? 0,
    tether: tether ?? 0,
  };
}

/** The first days of months before a day, oldest first, as Beijing midnights. */
function monthsBefore(day: number): readonly number[] {
  const now = new Date(day + DAY / 3);
  return Array.from({ length: HISTORY_MONTHS }, (_, i) =>
    beijingMidnight(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - HISTORY_MONTHS + 1 + i, 1)),
  ).filter((at) => at < day);
}

/** Net inflow of coins by day, at each day's closing prices. */
async function flowsOf(exchange: CatalogueExchange, sources: Sources, day: number) {
  const days = Array.from({ length: FLOW_DAYS + 1 }, (_, i) => day - (FLOW_DAYS - i) * DAY);
  const held = (await addressesAt(exchange, sources, days)).map(byCoin);
  const prices = await closes(sources, [...(held.at(-1)?.keys() ?? [])], day);
  return days.slice(1).map((at, i) => {
    const [then, now] = [held[i], held[i + 1]];
    let net = 0;
    let total = 0;
    for (const [coin, balance] of now ?? []) {
      const price = prices.get(coin)?.get(at) ?? 0;
      net += (balance - (then?.get(coin) ?? 0)) * price;
      total += balance * price;
    }
    return { time: at, net: Math.round(net), held: Math.round(total) };
  });
}

/** Prices at each Beijing midnight, USD. */
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
