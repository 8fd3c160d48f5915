import type { NEW_COIN_SORTS } from '@coinmirror/shared/contract/rankings/newcomers.ts';
import { CAP_FILTER } from '@coinmirror/shared/contract/rankings/params.ts';
import { descending } from '@coinmirror/shared/numbers/descending.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { exchangeName } from '../../catalogue/names.ts';
import { requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { cnyPerUsd } from '../currencies/rates.ts';
import { nestedList } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';
import type { Coin } from '../indexes/coins.ts';
import { firstExchange, firstPrice } from '../rows/firstListing.ts';
import { newCoinOf } from '../rows/newCoinRow.ts';
import { competitors } from './competitors.ts';
import { saleRows } from './saleRows.ts';

type Row = Awaited<ReturnType<typeof newCoinOf>>;

const FIGURE_OF: Readonly<Record<(typeof NEW_COIN_SORTS)[number], (row: Row) => number | null>> = {
  vol: ({ volume24h }) => volume24h ?? 0,
  rise: ({ price, firstPrice }) => (firstPrice ? price / firstPrice : null),
  time: ({ listedAt }) => listedAt ?? 0,
};

export const newcomerRankingHandlers = {
  async newCoinRank({ page, per_page, sort, days, platform }, { sources }) {
    const rate = await cnyPerUsd(sources);
    const since = days === 0 ? 0 : sources.clock.now() - days * DAY;
    const coins = await competitors(sources, CAP_FILTER.all);
    const openings = await openingsOf(coins, platform, sources);
    const rows = await Promise.all(
      coins.flatMap((coin, at) => {
        const opensAt = openings[at] ?? null;
        if (opensAt === null || opensAt < since) return [];
        const row = newCoinOf(coin, sources, rate);
        return isFirst(coin, platform) ? [row] : [followed(row, coin, platform, opensAt, sources)];
      }),
    );
    return nestedList(descending(rows, FIGURE_OF[sort]), page, per_page);
  },

  async saleRank({ page, per_page, ...query }, { sources }) {
    return nestedList(await saleRows(sources, query), page, per_page);
  },
} satisfies Handlers<'newCoinRank' | 'saleRank'>;

/** For older coins it is unknown when later exchanges listed them. */
const KNOWN = 365 * DAY;

/** Whether the coin was first listed there; '' matches any exchange. */
function isFirst({ facts }: Coin, platform: string): boolean {
  return platform === '' || firstExchange(facts).code === platform;
}

/** When trading in each coin began: anywhere, or on one exchange; null if it is not listed there, or unknown. */
async function openingsOf(
  coins: readonly Coin[],
  platform: string,
  sources: Sources,
): Promise<readonly (number | null)[]> {
  const now = sources.clock.now();
  const codes = coins
    .filter((coin) => !isFirst(coin, platform) && coin.facts.launchedAt >= now - KNOWN)
    .map(({ facts }) => facts.code);
  const reported = codes.length === 0 ? [] : await requirePort(sources, 'pairs').openings(platform, codes);
  const later = new Map(codes.map((code, at) => [code, reported[at] ?? null]));
  return coins.map((coin) => {
    if (isFirst(coin, platform)) return coin.facts.launchedAt;
    const opensAt = later.get(coin.facts.code) ?? null;
    return opensAt !== null && opensAt <= now ? opensAt : null;
  });
}

/** A coin as listed by an exchange that was not its first: its listing time and opening price there. */
async function followed(
  row: Promise<Row>,
  { facts }: Coin,
  platform: string,
  opensAt: number,
  sources: Sources,
): Promise<Row> {
  return {
    ...(await row),
    exchangeCode: platform,
    exchangeName: exchangeName(platform),
    listedAt: opensAt,
    firstPrice: await firstPrice({ ...facts, launchedAt: opensAt }, sources),
  };
}
