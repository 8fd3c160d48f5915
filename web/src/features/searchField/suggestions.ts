import type { CoinContract, DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { formatAddress } from '@coinmirror/shared/format/address.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { SiteEntry } from '@coinmirror/shared/pages/siteIndex/siteEntry.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { foldWord } from '@coinmirror/shared/validation/foldWord.ts';
import type { SiteHits } from '#api/endpoints/siteHits.ts';
import { isPageMeant } from './isPageMeant.ts';
import type { DirectoryMatches } from './matchDirectory.ts';
import { searchHref } from './searchHref.ts';
import type { RecentItem } from './useRecent.ts';

/** One row of the dropdown, in any group. */
export interface Suggestion {
  readonly key: string;
  readonly label: string;
  /** Beside the label: a symbol, or the matched chain and address. */
  readonly note?: string;
  readonly href: string;
  /** The keyword for the history when it is chosen. */
  readonly keyword: string;
  readonly logo?: { readonly src: string; readonly name: string };
  /** #1; `--` without a rank. */
  readonly rank?: string;
  readonly coinCode?: string;
  readonly exchangeCode?: string;
  /** Shows its price. */
  readonly priced?: boolean;
  /** 24 h change in percent. */
  readonly change24h?: number | null;
}

export interface SuggestionGroup {
  readonly title: string;
  readonly items: readonly Suggestion[];
  /** The arrow keys stop at each row, or (specification, section 4) only at a group's first result. */
  readonly stops: 'each' | 'first';
}

interface HotCoin extends Pick<DirectoryEntry, 'code' | 'name' | 'symbol' | 'logo'> {
  readonly change24h: number | null;
}

/** The search page's tabs that the two "related" rows open (specification, section 2). */
const NEWS_TAB = 2;
const ANNOUNCEMENTS_TAB = 4;

/** Characters shown at either end of an address. */
const SHOWN = 6;

export const HISTORY_TITLE = '搜索历史';
export const RECENT_TITLE = '最近浏览';

/** Rows of the site itself while typing. */
export const SITE_HITS = 5;
const TERMS_SHOWN = 3;

/** Before anything is typed: the visitor's searches, what was opened lately, and popular searches. */
export function idleGroups(
  history: readonly string[],
  recent: readonly RecentItem[],
  hot: readonly HotCoin[],
): readonly SuggestionGroup[] {
  return withoutEmpty([
    {
      title: HISTORY_TITLE,
      stops: 'each',
      items: history.map((keyword) => ({
        key: `history:${keyword}`,
        label: keyword,
        href: searchHref(keyword),
        keyword,
      })),
    },
    { title: RECENT_TITLE, stops: 'each', items: recent.map(recentSuggestion) },
    {
      title: '热门搜索',
      stops: 'each',
      items: hot.map(({ code, name, symbol, logo, change24h }) => ({
        key: `hot:${code}`,
        label: name,
        note: symbol,
        href: hrefTo('coin', { coinCode: code }),
        keyword: symbol,
        logo: { src: logo, name },
        coinCode: code,
        change24h,
      })),
    },
  ]);
}

/**
 * While typing: coins, exchanges, pages and terms, and the two links to the search page. A page that is called exactly
 * so comes first, unless a coin or an exchange is.
 */
export function typedGroups(
  typed: string,
  { coins, exchanges }: DirectoryMatches,
  { pages, terms }: SiteHits,
  contracts: readonly CoinContract[] = [],
): readonly SuggestionGroup[] {
  const contractOf = new Map(contracts.map((contract) => [contract.code, contract]));
  const related = (key: string, words: string, tabs: number): Suggestion => ({
    key,
    label: `“${typed}”${words}`,
    href: hrefTo('search', {}, { word: typed, tabs }),
    keyword: typed,
  });
  const site: SuggestionGroup = {
    title: '页面与功能',
    stops: 'each',
    items: pages.map(({ entry }) => siteSuggestion(entry, typed)),
  };
  const isFirst = isPageMeant(typed, coins, exchanges, pages);
  return withoutEmpty([
    ...(isFirst ? [site] : []),
    {
      title: '币种',
      stops: 'first',
      items: coins.map((coin) => coinSuggestion(coin, contractOf.get(coin.code))),
    },
    { title: '交易所', stops: 'first', items: exchanges.map(exchangeSuggestion) },
    ...(isFirst ? [] : [site]),
    {
      title: '百科',
      stops: 'each',
      items: terms.slice(0, TERMS_SHOWN).map(({ entry }) => siteSuggestion(entry, typed)),
    },
    {
      title: '相关内容',
      stops: 'each',
      items: [related('news', '相关资讯', NEWS_TAB), related('announcements', '相关公告', ANNOUNCEMENTS_TAB)],
    },
  ]);
}

/** The rows at which the arrow keys stop, in order. */
export function stopsOf(groups: readonly SuggestionGroup[]): readonly Suggestion[] {
  return groups.flatMap(({ items, stops }) => (stops === 'first' ? items.slice(0, 1) : items));
}

function coinSuggestion(coin: DirectoryEntry, contract: CoinContract | undefined): Suggestion {
  const { code, name, symbol, logo, rank } = coin;
  const address = contract ? ` · ${contract.chain} ${formatAddress(contract.address, SHOWN)}` : '';
  return {
    key: `coin:${code}`,
    label: name,
    note: symbol + address,
    href: hrefTo('coin', { coinCode: code }),
    keyword: symbol || name,
    logo: { src: logo, name },
    rank: rankText(rank),
    coinCode: code,
    priced: true,
  };
}

/** A page that is called otherwise than was typed says by which of its names it was found. */
function siteSuggestion({ title, kind, href, aliases }: SiteEntry, typed: string): Suggestion {
  const words = foldWord(typed);
  const called = foldWord(title).includes(words)
    ? undefined
    : aliases.find((alias) => foldWord(alias).includes(words));
  const note = kind === '百科' ? aliases[0] : (called ?? (kind === '页面' ? undefined : kind));
  return { key: `site:${kind}:${title}`, label: title, ...(note && { note }), href, keyword: title };
}

function recentSuggestion({ href, label, note, entry }: RecentItem): Suggestion {
  const shown = { key: `recent:${href}`, label, note, href, keyword: '' };
  if (entry === undefined) return shown;
  const logo = { src: entry.logo, name: entry.name };
  return entry.kind === 'coin' ? { ...shown, logo, coinCode: entry.code, priced: true } : { ...shown, logo };
}

function exchangeSuggestion({ code, name, logo, rank }: DirectoryEntry): Suggestion {
  return {
    key: `exchange:${code}`,
    label: name,
    href: hrefTo('exchange', { id: code }),
    keyword: name,
    logo: { src: logo, name },
    rank: rankText(rank),
    exchangeCode: code,
  };
}

function rankText(rank: number | null): string {
  return rank === null ? MISSING : `#${rank}`;
}

function withoutEmpty(groups: readonly SuggestionGroup[]): readonly SuggestionGroup[] {
  return groups.filter(({ items }) => items.length > 0);
}
