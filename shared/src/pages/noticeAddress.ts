import { NOTICE_TYPES, type NoticeType } from '../contract/news/notices.ts';
import type { AddressQuery } from '../routes/addressQuery.ts';
import { NEWS_ARGS } from './newsTabs.ts';

/** Filters in the address of a list of notices; missing or invalid ones get their defaults. */
export interface NoticeChoice {
  readonly type: NoticeType | 'all';
  readonly keyword: string;
  /** Codes of publishers; empty for all. */
  readonly exchanges: readonly string[];
  /** From 1. */
  readonly page: number;
}

/** Longer than any useful keyword. */
const KEYWORD_MAX = 30;

/** Reads `?type=listing&keyword=btc&exchanges=okx,binance&page=2`. */
export function noticeChoice(asked: AddressQuery): NoticeChoice {
  const type = asked('type');
  return {
    type: NOTICE_TYPES.find((known) => known === type) ?? 'all',
    keyword: (asked('keyword') ?? '').slice(0, KEYWORD_MAX),
    exchanges: (asked('exchanges') ?? '').split(',').filter((code) => code !== ''),
    page: Math.max(1, Math.floor(Number(asked('page'))) || 1),
  };
}

/** Fixed filter of the list of exchange notices: none of wallets. */
export const OF_EXCHANGES = { publisher: 'exchange' } as const;

/** Call arguments of a list: the same in the page and in its prerendered HTML. */
export function noticeArgs({ type, keyword, exchanges, page }: NoticeChoice) {
  return {
    ...NEWS_ARGS.notices,
    page,
    ...(type !== 'all' && { type }),
    ...(keyword !== '' && { keyword }),
    ...(exchanges.length > 0 && { exchangecode: exchanges.join(',') }),
  };
}
