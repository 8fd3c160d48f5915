import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { row } from '../fields.ts';
import { readRichText } from '../richText.ts';
import { maybeKeyword } from '../search.ts';
import { countParam, envelope, label, listPage, text, truth, wordParam } from '../wire.ts';
import { num, wireCount } from '../wireNumber.ts';
import { maybePart, rowsOf } from '../wireRows.ts';
import { article, passage, wireAddress, word } from '../wireTexts.ts';
import { maybeSeconds, seconds } from '../wireTime.ts';
import { newsCoinRow } from './item.ts';

/** Subject of a notice by an exchange or a wallet: 上新 下架 活动 维护 充提, and for wallets 版本. */
export const NOTICE_TYPES = [
  'listing',
  'delisting',
  'activity',
  'maintenance',
  'transfer',
  'release',
] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** Publisher or subject: the first part of `/notice/{type}/{code}`. */
export const NOTICE_SUBJECTS = ['exchange', 'coin', 'wallet'] as const;
export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number];

const noticeFields = {
  id: wireCount,
  title: label,
  content: passage,
  /** Where its publisher published it, `https:` alone; '' for one that is published here alone. */
  url: v.optional(wireAddress, ''),
  time: ['issuetime', seconds],
  type: v.picklist(NOTICE_TYPES),
  publisher: v.object({ kind: v.picklist(['exchange', 'wallet']), code: word, name: text, logo: text }),
  /** Coins it concerns; `code` is '' for one without a page: not yet listed, or delisted. */
  coins: v.optional(rowsOf(v.object({ code: text, symbol: word, name: text, logo: text })), []),
} as const;

function toNotice<Of extends { readonly content: string; readonly url: string }>({
  content,
  url,
  ...notice
}: Of) {
  return {
    ...notice,
    /** Plain text, never markup. */
    blocks: readRichText(content),
    url: url.startsWith('https://') ? url : '',
  };
}

const noticeRow = row(noticeFields, toNotice);

/** A notice of an exchange or a wallet to its customers. */
export type Notice = v.InferOutput<typeof noticeRow>;

const neighbour = maybePart(v.object({ id: wireCount, title: label }));

const noticeDetailRow = row(
  {
    ...noticeFields,
    content: article,
    time: ['issuetime', maybeSeconds],
    coins: v.optional(rowsOf(newsCoinRow), []),
    previous: neighbour,
    next: neighbour,
  },
  toNotice,
);

/** A notice with the publisher's previous and next one, and its coins' prices then and now. */
export type NoticeDetail = v.InferOutput<typeof noticeDetailRow>;

const announcementRow = row(
  {
    id: word,
    title: label,
    summary: text,
    content: article,
    time: ['issuetime', maybeSeconds],
    isPinned: ['top', truth],
  },
  ({ content, ...announcement }) => ({
    ...announcement,
    /** Plain text, never markup. */
    blocks: readRichText(content),
  }),
);

/** An announcement of this site to its visitors. */
export type Announcement = v.InferOutput<typeof announcementRow>;

const code = v.optional(v.pipe(v.string(), v.maxLength(80)), '');

export const noticeEndpoints = {
  /** Newest first. `exchangecode` may list several, separated by commas. */
  noticeList: defineEndpoint({
    policy: 60,
    method: 'GET',
    host: 'api',
    path: '/api/v3/exchange/news',
    params: v.object({
      page: countParam(1, 1000),
      per_page: countParam(20, 100),
      exchangecode: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
      walletcode: code,
      /** Only exchanges, or only wallets. */
      publisher: wordParam(['all', 'exchange', 'wallet'], 'all'),
      coincode: code,
      type: v.optional(v.picklist(['all', ...NOTICE_TYPES]), 'all'),
      /** Matches the title, the publisher's name, or the names of the coins it concerns. */
      keyword: v.optional(maybeKeyword, ''),
    }),
    response: listPage(noticeRow),
  }),
  noticeDetail: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/exchange/newsdetail',
    params: v.object({ id: v.pipe(num, v.integer(), v.minValue(1)) }),
    response: envelope(noticeDetailRow),
  }),
  announcementList: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/announcement/list',
    params: v.object({ page: countParam(1, 100), per_page: countParam(20, 100) }),
    response: listPage(announcementRow),
  }),
  announcementDetail: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/announcement/detail',
    params: v.object({ id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)) }),
    response: envelope(announcementRow),
  }),
} as const;
