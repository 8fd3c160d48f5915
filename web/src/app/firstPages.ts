import type { LoadPage } from './pages.ts';

/**
 * The pages most visits start with, by the name of their view, as part of the first load. The table of all
 * pages (pages.ts) names about two hundred hashed files and changes with each release, so it loads after the
 * first paint, or with the page where a visit starts elsewhere.
 */
export const firstPages: Readonly<Partial<Record<string, LoadPage>>> = {
  home: () => import('#pages/home/HomePage.tsx'),
  coinList: () => import('#pages/coins/CoinListPage.tsx'),
  coin: () => import('#pages/coin/CoinPage.tsx'),
};
