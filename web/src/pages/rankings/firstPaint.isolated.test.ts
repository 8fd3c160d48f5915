import { dappLists, nftMarketRanking } from '@coinmirror/shared/rankings/dapps.ts';
import { exchangeRankings } from '@coinmirror/shared/rankings/exchanges.ts';
import { holdingRankings } from '@coinmirror/shared/rankings/holding.ts';
import { moveRankings } from '@coinmirror/shared/rankings/moves.ts';
import { newcomerRankings } from '@coinmirror/shared/rankings/newcomers.ts';
import { popularityRankings } from '@coinmirror/shared/rankings/popularity.ts';
import type { Ranking } from '@coinmirror/shared/rankings/ranking.ts';
import { tradeRankings } from '@coinmirror/shared/rankings/trade.ts';
import { walletLists } from '@coinmirror/shared/rankings/wallets.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const { hotMax } = moveRankings;
const { hotIeoNewCoin } = newcomerRankings;

const PAGES: Readonly<Record<string, readonly [Readonly<Record<string, Ranking>>, () => Promise<unknown>]>> =
  {
    holding: [holdingRankings, () => import('./HotHoldingPage.tsx')],
    moves: [moveRankings, () => import('./HotMovesPage.tsx')],
    max: [{ hotMax }, () => import('./HotMaxPage.tsx')],
    newcomers: [newcomerRankings, () => import('./HotNewcomersPage.tsx')],
    sales: [{ hotIeoNewCoin }, () => import('./HotIeoNewCoinPage.tsx')],
    popularity: [popularityRankings, () => import('./HotPopularityPage.tsx')],
    trade: [tradeRankings, () => import('./HotTradePage.tsx')],
    exchanges: [exchangeRankings, () => import('../exchanges/ExchangeListPage.tsx')],
    nft: [{ nftMarketRanking }, () => import('../exchanges/ExchangeRankingNftPage.tsx')],
    wallets: [walletLists, () => import('../wallets/WalletListPage.tsx')],
    dapps: [dappLists, () => import('../dapps/DappPage.tsx')],
  };

beforeEach(() => void vi.resetModules());

// The first HTML brings the answers of a ranking's call; they are seeded once the page's code is there, before it renders.
test.each(Object.entries(PAGES))(
  'the code of a page makes the calls of its rankings known: %s',
  async (_page, [group, load]) => {
    await load();
    const { api } = await import('#api/api.ts');
    const known = Object.keys(api.endpoints);
    for (const { call } of Object.values(group)) expect(known).toContain(call.name);
  },
);
