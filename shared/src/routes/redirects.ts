/** One rule: an old address and its new one. `$1` is the match of the rule's group. */
export interface RedirectRule {
  readonly from: RegExp;
  readonly to: string;
}

const SLUG = '([A-Za-z0-9][A-Za-z0-9._-]{0,79})';

function rule(from: string, to: string): RedirectRule {
  return { from: new RegExp(`^${from}/?$`), to };
}

/** Rankings that moved from /maxchange/ to /hot/ under the same name. */
const MOVED_BOARDS = [
  'concept',
  'currencies',
  'drop',
  'exchanges',
  'exnum',
  'facebook',
  'github',
  'holder',
  'ico',
  'ieonewscoin',
  'max',
  'newcoin',
  'position',
  'reddit',
  'rise',
  'social',
  'turnoverrate',
  'twitter',
  'vol',
];

/**
 * Every permanent redirect of the specification (section 2), and a detail address without a subject to its list; first
 * match wins. Targets are our own paths.
 */
export const redirectRules: readonly RedirectRule[] = [
  rule('/vol(?:/monthrank)?', '/vol/currencies/'),
  rule('/vol/currencies', '/hot/currencies.html'),
  rule('/hot', '/hot/exchange/'),
  rule('/hot/exchange', '/hot/exchanges.html'),
  rule('/maxchange', '/hot/max.html'),
  rule(`/maxchange/(${MOVED_BOARDS.join('|')})(?:\\.html)?`, '/hot/$1.html'),
  rule('/maxchange/exchange', '/hot/exchanges.html'),
  rule('/newcoin', '/hot/newcoin.html'),
  rule('/exchangemarket', '/exchange'),
  rule(`/exchangemarket/${SLUG}`, '/exchange/$1/market.html'),
  rule('/exchangedetails', '/exchange'),
  rule(`/exchangedetails/${SLUG}`, '/exchange/$1/details.html'),
  rule('/conceptcoin', '/concept'),
  rule(`/conceptcoin/${SLUG}`, '/concept/$1.html'),
  rule('/news/(\\d{1,12}|flash)', '/news/$1.html'),
  rule('/announcement/([A-Za-z0-9_-]{1,40})', '/announcement/$1.html'),
  rule('/proposal/detail', '/proposal/coin'),
  rule('/proposal/detail/([A-Za-z0-9_-]{1,80})', '/proposal/detail/$1.html'),
  rule('/btccljbdjs\\.html/index2', '/btccljbdjs/index2'),
];

/**
 * New path of a moved one, or null. One hop at a time, as in the specification. The caller keeps the query. Only plain
 * paths are considered: one with a backslash, an encoding, a control character or a double slash is never redirected,
 * so no redirect can lead off-site.
 */
export function resolveRedirect(pathname: string): string | null {
  if (!/^\/[\w./-]*$/.test(pathname) || pathname.includes('//')) return null;
  for (const { from, to } of redirectRules) {
    const match = from.exec(stripHtml(pathname));
    if (match) return to.replaceAll('$1', stripHtml(match[1] ?? ''));
  }
  return null;
}

/** Old detail addresses exist with and without `.html`; a news address with it is already canonical. */
function stripHtml(path: string): string {
  return /^\/(exchangemarket|exchangedetails|conceptcoin)\//.test(path) || !path.startsWith('/')
    ? path.replace(/\.html(\/?)$/, '$1')
    : path;
}

/**
 * Follows a path to its final address; null if it does not move. Stops after five hops, because a loop would be an
 * error in the table.
 */
export function finalRedirect(pathname: string): string | null {
  let path: string | null = resolveRedirect(pathname);
  for (let hop = 0; path !== null && hop < 5; hop++) {
    const next = resolveRedirect(path);
    if (next === null) return path;
    path = next;
  }
  return null;
}
