import { DAPP_CATEGORIES } from '@coinmirror/shared/constants/dappCategories.ts';
import type { dappEndpoints } from '@coinmirror/shared/contract/dapps.ts';
import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import { sum } from '@coinmirror/shared/numbers/sum.ts';
import { type CatalogueDapp, dappCatalogue } from '../../catalogue/dappCatalogue.ts';
import { flatList, ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { eachCycle, memoize } from '../memo/memoize.ts';
import { riskLevelOf } from '../risks/risk.ts';
import { type DappDay, dappDays } from '../series/dappDays.ts';
import { isNftMarket } from '../series/nftMarkets.ts';
import { dappDetail } from './detail.ts';
import { dappRisks } from './risks.ts';

type Row = GivenOf<typeof dappEndpoints.dapps>['data'][number];

/** Whole days before the last 24 hours that a change is measured against. */
const WEEK = 7;
const NEWEST = 24;

/** An application with its last days: the week, and the 24 hours until now. */
interface Used {
  readonly dapp: CatalogueDapp;
  readonly days: readonly DappDay[];
  readonly now: DappDay;
}

/** All applications with their current use; computed once a cycle. */
const allUsed = memoize(eachCycle, async (sources): Promise<readonly Used[]> => {
  const every = await dappDays(sources, dappCatalogue, WEEK + 1);
  return dappCatalogue.map((dapp, at) => {
    const days = every[at] ?? [];
    const now = days.at(-1) ?? { time: sources.clock.now(), users: 0, transactions: 0, volume: 0 };
    return { dapp, days, now };
  });
});

function rowOf({ dapp, days, now }: Used, whole: number): Row {
  const week = days.slice(0, -1);
  const mean = week.length > 0 ? sum(week, ({ users }) => users) / week.length : 0;
  return {
    code: dapp.code,
    nameEn: dapp.name,
    nameZh: dapp.zh ?? '',
    logo: dapp.logo,
    category: dapp.category,
    chains: [...dapp.chains],
    launchedAt: dapp.launchedAt,
    users: now.users,
    usersChange: mean > 0 ? (now.users / mean - 1) * 100 : null,
    transactions: now.transactions,
    volume24h: now.volume,
    volume7d: sum(week, ({ volume }) => volume),
    share: whole > 0 ? (now.volume / whole) * 100 : 0,
    trend: days.map(({ users }) => users),
    risk: riskLevelOf(dappRisks(dapp, now.users, now.time)),
  };
}

const volumeOf = (rows: readonly Used[]) => sum(rows, ({ now }) => now.volume);

export const dappHandlers = {
  async dapps({ page, pagesize, type, chain, nft }, { sources }) {
    const all = await allUsed(sources);
    const wanted = all
      .filter(
        ({ dapp }) =>
          (type === 'all' || type === 'newest' || dapp.category === type) &&
          (chain === '' || dapp.chains.includes(chain)) &&
          (nft === 0 || isNftMarket(dapp)),
      )
      .toSorted((a, b) => (nft === 1 ? b.now.volume - a.now.volume : b.now.users - a.now.users));
    const rows =
      type === 'newest'
        ? wanted.toSorted((a, b) => b.dapp.launchedAt - a.dapp.launchedAt).slice(0, NEWEST)
        : wanted;
    const whole = volumeOf(rows);
    const answer = flatList(rows, page, pagesize);
    return { ...answer, data: answer.data.map((used) => rowOf(used, whole)) };
  },

  async dappCategories(_params, { sources }) {
    const all = await allUsed(sources);
    const users = sum(all, ({ now }) => now.users);
    const volume = volumeOf(all);
    const total = (category: 'all' | CatalogueDapp['category']) => {
      const own = category === 'all' ? all : all.filter(({ dapp }) => dapp.category === category);
      const ownUsers = sum(own, ({ now }) => now.users);
      const ownVolume = volumeOf(own);
      return {
        category,
        count: own.length,
        users: ownUsers,
        transactions: sum(own, ({ now }) => now.transactions),
        volume24h: ownVolume,
        userShare: (ownUsers / users) * 100,
        volumeShare: (ownVolume / volume) * 100,
      };
    };
    return ok([total('all'), ...DAPP_CATEGORIES.map(total)]);
  },

  async dappInfo({ id }, { sources }) {
    const all = await allUsed(sources);
    const used = all.find(({ dapp }) => dapp.code === id);
    if (!used) throw new UpstreamError(404, '没有这个 DApp');
    return ok({ ...rowOf(used, volumeOf(all)), ...(await dappDetail(used.dapp, used.now, sources)) });
  },
} satisfies Handlers<'dapps' | 'dappCategories' | 'dappInfo'>;
