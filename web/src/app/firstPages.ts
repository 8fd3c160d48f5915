import type { LoadPage } from './pages.ts';

/**
 * The pages most visits begin with, by the name of their view, known to the first load itself. The table of all pages
 * (pages.ts) names some two hundred files by their hashes, grows with each page and changes with each release: it
 * comes after the first paint, or along with the page where a visit begins elsewhere.
 */
export const firstPages: Readonly<Partial<Record<string, LoadPage>>> = {
  home: () => import('#pages/home/HomePage.tsx'),
  coinList: () => import('#pages/coins/CoinListPage.tsx'),
  coin: () => import('#pages/coin/CoinPage.tsx'),
};
