import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { readRichText } from '../richText.ts';
import { maybeKeyword } from '../search.ts';
import { countParam, envelope, flag, label, listPage, text, wordParam } from '../wire.ts';
import { num, wireCount } from '../wireNumber.ts';
import { maybePart, rowsOf } from '../wireRows.ts';
import { article, passage, wireAddress, word } from '../wireTexts.ts';
import { maybeSeconds, seconds } from '../wireTime.ts';
import { newsCoinWire } from './item.ts';

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

const noticeEntries = {
  id: wireCount,
  title: label,
  content: passage,
  /** Where its publisher published it; '' for one that is published here alone. */
  url: wireAddress,
  issuetime: seconds,
  type: v.picklist(NOTICE_TYPES),
  publisher: v.object({ kind: v.picklist(['exchange', 'wallet']), code: word, name: text, logo: text }),
  coins: v.optional(rowsOf(v.object({ code: text, symbol: word, name: text, logo: text })), []),
};
const noticeObject = v.object(noticeEntries);

function toNotice<Time extends number | null>(
  wire: Omit<v.InferOutput<typeof noticeObject>, 'coins' | 'issuetime'> & { readonly issuetime: Time },
) {
  return {
    id: wire.id,
    title: wire.title,
    /** Plain text, never markup. */
    blocks: readRichText(wire.content),
    time: wire.issuetime,
    type: wire.type,
    publisher: wire.publisher,
    /** `https:` alone; '' for none. */
    url: wire.url.startsWith('https://') ? wire.url : '',
  };
}

const noticeWire = v.pipe(
  noticeObject,
  v.transform((wire) => ({
    ...toNotice(wire),
    /** Coins it concerns; `code` is '' for one without a page: not yet listed, or delisted. */
    coins: wire.coins,
  })),
);

/** A notice of an exchange or a wallet to its customers. */
export type Notice = v.InferOutput<typeof noticeWire>;

const neighbour = maybePart(v.object({ id: wireCount, title: label }));

const noticeDetailWire = v.pipe(
  v.object({
    ...noticeEntries,
    content: article,
    issuetime: maybeSeconds,
    coins: v.optional(rowsOf(newsCoinWire), []),
    previous: neighbour,
    next: neighbour,
  }),
  v.transform((wire) => ({
    ...toNotice(wire),
    coins: wire.coins,
    previous: wire.previous,
    next: wire.next,
  })),
);

/** A notice with the publisher's previous and next one, and its coins' prices then and now. */
export type NoticeDetail = v.InferOutput<typeof noticeDetailWire>;

const announcementObject = v.object({
  id: word,
  title: label,
  summary: text,
  content: article,
  issuetime: maybeSeconds,
  top: flag,
});
const announcementWire = v.pipe(
  announcementObject,
  v.transform((wire) => ({
    id: wire.id,
    title: wire.title,
    summary: wire.summary,
    /** Plain text, never markup. */
    blocks: readRichText(wire.content),
    time: wire.issuetime,
    /** Pinned to the top. */
    isPinned: wire.top,
  })),
);

/** An announcement of this site to its visitors. */
export type Announcement = v.InferOutput<typeof announcementWire>;

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
    response: listPage(noticeWire),
  }),
  noticeDetail: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/exchange/newsdetail',
    params: v.object({ id: v.pipe(num, v.integer(), v.minValue(1)) }),
    response: envelope(noticeDetailWire),
  }),
  announcementList: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/announcement/list',
    params: v.object({ page: countParam(1, 100), per_page: countParam(20, 100) }),
    response: listPage(announcementWire),
  }),
  announcementDetail: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/announcement/detail',
    params: v.object({ id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/)) }),
    response: envelope(announcementWire),
  }),
} as const;
