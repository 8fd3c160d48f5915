import type { RouteName } from '@coinmirror/shared/routes/pages.ts';

/** Pages that show the same under another address; search engines are told the one that counts. */
const SAME_AS: Partial<Record<RouteName, string>> = {
  coinListSub: '/currencies',
  exchangeIndex2: '/exchange',
  halvingIndex2: '/btccljbdjs.html',
  userExchangeIndex2: '/userexchange',
  dataDexFile: '/data/dex',
  defi: '/data/defi',
};

/** Pages for one visitor, or about what he looked for: no index should hold them. */
const PRIVATE = /^(user|submit|search|compare|walletFocus|appDownloadTips|joinUs|klineHandicap)/;

/** The path a page counts under: without trailing slash, an alias under its original. */
export function canonicalPath(name: RouteName, path: string): string {
  const own = path === '/' ? '/' : path.replace(/\/$/, '');
  return SAME_AS[name] ?? own;
}

export function isIndexed(name: RouteName): boolean {
  return !PRIVATE.test(name);
}
