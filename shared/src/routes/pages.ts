import type { PageRow, PatternParams } from './page.ts';
import { coinPages } from './pages/coins.ts';
import { dataPages } from './pages/data.ts';
import { exchangePages } from './pages/exchanges.ts';
import { readingPages } from './pages/reading.ts';
import { sitePages } from './pages/site.ts';

const table = {
  ...coinPages,
  ...exchangePages,
  ...dataPages,
  ...readingPages,
  ...sitePages,
} as const satisfies Record<string, PageRow>;

export type RouteName = keyof typeof table;

/** The parameters a page's address takes. */
export type ParamsOf<Name extends RouteName> = PatternParams<(typeof table)[Name]['pattern']>;

/** The page table: every route of the product, once. Routes, links, 404s and titles derive from it. */
export const pages: Readonly<Record<RouteName, PageRow>> = table;

export const routeNames = Object.keys(table) as readonly RouteName[];
