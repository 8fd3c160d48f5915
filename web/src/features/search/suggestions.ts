import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import type { DirectoryMatches } from './matchDirectory.ts';
import { searchHref } from './searchHref.ts';

/** One line of the dropdown, whatever group it stands in. */
export interface Suggestion {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** What goes into the history when it is chosen. */
  readonly keyword: string;
  readonly logo?: { readonly src: string; readonly name: string };
  readonly hint?: string;
}

export interface SuggestionGroup {
  readonly title: string;
  readonly items: readonly Suggestion[];
}

type HotCoin = Pick<DirectoryEntry, 'code' | 'name' | 'symbol' | 'logo'>;

/** The search page's tabs that the two "related" lines open (specification, section 2). */
const NEWS_TAB = 2;
const ANNOUNCEMENTS_TAB = 4;

/** Before anything is typed: what this visitor and what others searched for. */
export function idleGroups(history: readonly string[], hot: readonly HotCoin[]): readonly SuggestionGroup[] {
  return [
    {
      title: '搜索历史',
      items: history.map((keyword) => ({
        key: `history:${keyword}`,
        label: keyword,
        href: searchHref(keyword),
        keyword,
      })),
    },
    {
      title: '热门搜索',
      items: hot.map(({ code, name, symbol, logo }) => ({
        key: `hot:${code}`,
        label: name,
        href: hrefTo('coin', { coinCode: code }),
        keyword: symbol,
        logo: { src: logo, name },
        hint: symbol,
      })),
    },
  ].filter((group) => group.items.length > 0);
}

/** While typing: coins, exchanges, and the two ways to the search page. */
export function typedGroups(
  typed: string,
  { coins, exchanges }: DirectoryMatches,
): readonly SuggestionGroup[] {
  return [
    { title: '币种', items: coins.map(toSuggestion) },
    { title: '交易所', items: exchanges.map(toSuggestion) },
    {
      title: '相关内容',
      items: [
        {
          key: 'news',
          label: `“${typed}”相关资讯`,
          href: hrefTo('search', {}, { word: typed, tabs: NEWS_TAB }),
          keyword: typed,
        },
        {
          key: 'announcements',
          label: `“${typed}”相关公告`,
          href: hrefTo('search', {}, { word: typed, tabs: ANNOUNCEMENTS_TAB }),
          keyword: typed,
        },
      ],
    },
  ].filter((group) => group.items.length > 0);
}

function toSuggestion({ kind, code, name, symbol, logo, rank }: DirectoryEntry): Suggestion {
  return {
    key: `${kind}:${code}`,
    label: name,
    href: kind === 'coin' ? hrefTo('coin', { coinCode: code }) : hrefTo('exchange', { id: code }),
    keyword: symbol || name,
    logo: { src: logo, name },
    hint: [symbol, rank === null ? '' : `#${rank}`].filter(Boolean).join(' '),
  };
}
