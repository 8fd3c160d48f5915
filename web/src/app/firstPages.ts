import type { RouteName } from '@coinmirror/shared/pages/pages.ts';
import type { LoadPage } from './pages.ts';

const home: LoadPage = () => import('#pages/home/HomePage.tsx');
const coinList: LoadPage = () => import('#pages/coinList/CoinListPage.tsx');
const coin: LoadPage = () => import('#pages/coin/CoinPage.tsx');

/**
 * The pages most visits begin with, known to the first load itself. The table of all pages (pages.ts) names some
 * two hundred files by their hashes, grows with each page and changes with each release: it comes after the first
 * paint, or along with the page where a visit begins elsewhere.
 */
export const firstPages: Readonly<Partial<Record<RouteName, LoadPage>>> = {
  home,
  homeSub: home,
  coinList,
  coinListSub: coinList,
  coinListPage: coinList,
  coin,
};
