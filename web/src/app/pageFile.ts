import { pages, type RouteName } from '@coinmirror/shared/pages/pages.ts';

/** The file under `pages/` that shows a page: `coinMarket` → `CoinMarketPage.tsx`; a view of another page has its file. */
export function pageFileOf(name: RouteName): string {
  const view = pages[name].view ?? name;
  return `${view.charAt(0).toUpperCase()}${view.slice(1)}Page.tsx`;
}
