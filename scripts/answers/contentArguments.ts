import { CALENDAR_TYPES } from '@coinmirror/shared/contract/calendar.ts';
import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { PROPOSAL_STATES } from '@coinmirror/shared/contract/proposals.ts';
import { type ArgumentTable, COINS, each } from './argumentTypes.ts';

/** How many items of a list are requested one by one. */
const FIRST = 6;

/** News, notices, events, the wiki and other texts. */
export const contentArguments = {
  newsList: async (read) => [
    ...each(
      'authorid',
      (await read('newsDesks', {})).map(({ code }) => code),
    ),
    ...each('channelid', Object.values(NEWS_CHANNELS), { per_page: 40 }),
    ...each('kind', ['important', 'coin', 'exchange'] as const),
    ...each('coincode', COINS),
    { exchangecode: 'binance' },
    { conceptid: 'defi' },
    { authorid: 'nobody' },
  ],
  newsDetail: async (read) => {
    const articles = await read('newsList', { channelid: NEWS_CHANNELS.articles, per_page: FIRST });
    const flashes = await read('newsList', { channelid: NEWS_CHANNELS.flash, per_page: FIRST });
    return each('id', [...articles.rows, ...flashes.rows].map(({ id }) => id).concat(0));
  },
  coinNews: each('coincode', COINS),
  newsSearch: each('code', ['比特币', 'eth', 'zzzz']),
  newsMonth: async (read) => {
    const months = await read('newsMonths', {});
    return each(
      'month',
      months
        .slice(0, 2)
        .map(({ month }) => month)
        .concat('2011-01'),
    );
  },
  newsTranslation: async (read) => {
    const { rows } = await read('newsList', { channelid: NEWS_CHANNELS.articles, per_page: FIRST });
    return each(
      'id',
      rows.map(({ id }) => id),
    );
  },
  noticeList: [
    {},
    { page: 2 },
    ...each('type', ['listing', 'delisting', 'activity', 'maintenance', 'transfer', 'release'] as const),
    ...each('publisher', ['exchange', 'wallet']),
    { exchangecode: 'binance,okx', keyword: '上线' },
    { walletcode: 'metamask' },
    { coincode: 'ethereum' },
  ],
  noticeDetail: async (read) => {
    const { rows } = await read('noticeList', { per_page: FIRST });
    return each('id', rows.map(({ id }) => id).concat(0));
  },
  announcementDetail: async (read) => {
    const { rows } = await read('announcementList', {});
    return each('id', rows.map(({ id }) => id).concat('nobody'));
  },
  wikiGroup: async (read) =>
    each(
      'id',
      (await read('wikiIndex', {})).groups.map(({ id }) => id),
    ),
  wikiTerm: async (read) => {
    const { groups } = await read('wikiIndex', {});
    return each('id', groups.flatMap(({ terms }) => terms.map(({ id }) => id)).concat('nobody'));
  },
  wikiArticle: async (read) =>
    each(
      'id',
      (await read('wikiIndex', {})).articles.map(({ id }) => id),
    ),
  wikiMedia: async (read) =>
    each(
      'id',
      (await read('wikiIndex', {})).media.map(({ id }) => id),
    ),
  wikiHint: each('definition', ['turnover', 'ahr999', 'nobody']),
  calendarList: [
    ...each('span', ['day', 'week', 'month']),
    ...each('type', CALENDAR_TYPES, { span: 'month' }),
    { span: 'month', coincode: 'sui', level: '3' },
    { span: 'week', date: '2026-01-01' },
  ],
  bigEventList: [{}, { page: 2 }, ...each('coincode', COINS)],
  speechList: [{}, { speaker: 'nobody' }],
  proposalList: [{}, { page: 2 }, ...each('state', PROPOSAL_STATES), { coincode: 'uniswap' }],
  proposalDetail: async (read) => {
    const { rows } = await read('proposalList', { per_page: FIRST });
    return each('id', rows.map(({ id }) => id).concat('nobody'));
  },
  softwareDetail: each('id', ['metamask', 'binance', 'nobody']),
} satisfies Partial<ArgumentTable>;
