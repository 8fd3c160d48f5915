import { pages, type RouteName } from '../manifest/pages.ts';

/**
 * The file under `web/src/pages` that shows a page: `coinMarket` → `CoinMarketPage.tsx`. A view of another page uses
 * that page's file.
 */
export function pageFileOf(name: RouteName): string {
  const view = pages[name].view ?? name;
  return `${view.charAt(0).toUpperCase()}${view.slice(1)}Page.tsx`;
}
