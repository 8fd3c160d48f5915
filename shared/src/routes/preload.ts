import { LIST_PAGE_SIZE, LIST_PAGE_SIZES } from '../constants/limits.ts';
import { ACTIVITY_KINDS } from '../contract/activity.ts';
import { COIN_LIST_TYPE } from '../contract/coins.ts';
import { isConceptId } from '../contract/concepts.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import { SALE_SORTS } from '../contract/rankings/newcomers.ts';
import { rankingArgs as boardArgs } from '../rankings/ranking.ts';
import { type RankingName as BoardName, rankings as boards } from '../rankings/rankings.ts';
import { homeTab } from './homeTabs.ts';
import { flashKindOf, NEWS_ARGS, NOTICE_SUBJECT_PARAMS, newsTabOf } from './newsPages.ts';
import { noticeArgs, noticeChoice } from './noticeAddress.ts';
import type { RouteName } from './pages.ts';

/** One call of a page, in the wire's parameters. */
export interface PreloadCall {
  readonly name: EndpointName;
  readonly params: Readonly<Record<string, unknown>>;
}

type Params = Readonly<Record<string, string | undefined>>;

/** What an address's query says under a name; null when it says nothing. */
export type Asked = (name: string) => string | null;

/** The calls of a page by its address: the parameters of its path, and its query as far as the calls depend on it. */
export type CallsOfPage = (params: Params, asked: Asked) => readonly PreloadCall[];

/** Arguments of the calls that pages share with their shells: same argument, same cache entry. */
export const PRELOAD_ARGS = {
  coinRank: (page: number) => ({ page, pagesize: 100, type: -1 }),
  coinCharts: (code: string) => ({ code, type: 'd' }),
  newCoins: { page: 1, pagesize: 100 },
  conceptList: { page: 1, pagesize: 200 },
} as const;

/** What the bars around every page show at once; what is in the menu's drawers is asked for when one opens. */
const chrome: readonly PreloadCall[] = [
  { name: 'globalMarket', params: {} },
  { name: 'currencyRates', params: {} },
];

/** The last two facts of home's strip. */
const mood: readonly PreloadCall[] = [
  { name: 'fearGreed', params: {} },
  { name: 'voteStats', params: {} },
];

/**
 * One page of a coin list as the address has it. A sort and a filter are left to the page: they ask for rows by rules
 * of its own.
 */
function coinList(which: Readonly<Record<string, unknown>>, asked: Asked): readonly PreloadCall[] {
  if (asked('sort') !== null || asked('filter') !== null || asked('capped') !== null) return chrome;
  const number = Number(asked('page'));
  const page = Number.isInteger(number) && number > 0 ? number : 1;
  const pagesize = LIST_PAGE_SIZES.find((size) => String(size) === asked('size')) ?? LIST_PAGE_SIZE;
  return [...chrome, { name: 'coinRank', params: { ...PRELOAD_ARGS.coinRank(page), pagesize, ...which } }];
}

/** A list of some coins only. */
const coinsOf =
  (which: Readonly<Record<string, unknown>>): CallsOfPage =>
  (_params, asked) =>
    coinList(which, asked);

/** A tab of home; the visitor's own list is not known here. */
const homeSub: CallsOfPage = ({ subPage }, asked) => {
  const coins = homeTab(subPage)?.coins;
  return typeof coins === 'object' ? [...coinList(coins, asked), ...mood] : [...chrome, ...mood];
};

const allConcepts = (): readonly PreloadCall[] => [
  ...chrome,
  { name: 'conceptList', params: PRELOAD_ARGS.conceptList },
];

/** A sector by its id; one that is called by its name is looked up in the list. */
const oneConcept: CallsOfPage = ({ id, name }, asked) => {
  const concept = id ?? name ?? '';
  if (!isConceptId(concept)) return allConcepts();
  return [{ name: 'conceptDetail', params: { id: concept } }, ...coinList({ concept }, asked)];
};

/** A page about one side of one coin: without a coin it is a list to choose from. */
const oneCoin = ({ coinCode }: Params): readonly PreloadCall[] =>
  coinCode ? [...chrome, { name: 'coinInfo', params: { code: coinCode } }] : chrome;

/** A ranking with its switches as the address has them. */
const board =
  (name: BoardName, more: Readonly<Record<string, unknown>> = {}): CallsOfPage =>
  (_params, asked) => [
    ...chrome,
    { name: boards[name].source, params: { ...boardArgs(boards[name], asked), ...more } },
  ];

const saleOrder = (subPage: string | undefined) => SALE_SORTS.find((one) => one === subPage) ?? 'recent';

/** What stands beside everything that is read. */
const reading: readonly PreloadCall[] = [...chrome, { name: 'newsHot', params: NEWS_ARGS.hot }];

/** An id of the address as the page asks for it: a number where it is one. */
const idOf = (text = ''): number | string => (/^\d{1,12}$/.test(text) ? Number(text) : text);

const oneNotice = ({ noticeid, id }: Params): readonly PreloadCall[] => [
  ...reading,
  { name: 'noticeDetail', params: { id: idOf(noticeid ?? id) } },
];

const flashes = (asked: Asked): PreloadCall => ({
  name: 'newsList',
  params: NEWS_ARGS.flashes(flashKindOf(asked('kind'))),
});

const notices = (asked: Asked): PreloadCall => ({
  name: 'noticeList',
  params: noticeArgs(noticeChoice(asked)),
});

/** The notices of one publisher, or those about one coin. */
const noticesOf: CallsOfPage = ({ type = '', code = '' }, asked) => {
  const choice = { ...noticeChoice(asked), exchanges: [] };
  const params = { ...noticeArgs(choice), [NOTICE_SUBJECT_PARAMS[type] ?? 'type']: code };
  return [...reading, { name: 'noticeList', params }];
};

/** The tab of `/news` that the address names. */
function newsTab(asked: Asked): PreloadCall {
  const tab = newsTabOf(asked('tab'));
  if (tab === 'flash') return flashes(asked);
  if (tab === 'notices') return notices(asked);
  return { name: 'newsList', params: NEWS_ARGS.articles(tab) };
}

/** What a page's shell carries: the answers of the calls its first paint needs. */
export const preloads: Partial<Record<RouteName, CallsOfPage>> = {
  home: (_params, asked) => [...coinList({}, asked), ...mood],
  homeSub,
  assets: coinsOf({ type: COIN_LIST_TYPE.tokens }),
  mining: coinsOf({ type: COIN_LIST_TYPE.mineable }),
  recorded: coinsOf({ type: COIN_LIST_TYPE.unranked }),
  noRecorded: coinsOf({ type: COIN_LIST_TYPE.unrecorded }),
  newCoins: () => [...chrome, { name: 'newCoins', params: PRELOAD_ARGS.newCoins }],
  hotSearch: () => [...chrome, { name: 'hotSearch', params: { page: 1, pagesize: 50 } }],
  activeTransaction: (_params, asked) => {
    const type = ACTIVITY_KINDS.find((kind) => kind === asked('kind')) ?? 'all';
    return [...chrome, { name: 'activeCoins', params: { page: 1, pagesize: 200, type } }];
  },
  concept: allConcepts,
  conceptItem: oneConcept,
  conceptFile: oneConcept,
  tag: oneConcept,
  coinList: coinsOf({}),
  coinListPage: ({ listFile }) => [
    ...chrome,
    { name: 'coinRank', params: PRELOAD_ARGS.coinRank(Number(listFile?.replace('list_', '')) || 1) },
  ],
  coin: ({ coinCode = '' }) => [
    ...chrome,
    { name: 'coinInfo', params: { code: coinCode } },
    { name: 'coinCharts', params: PRELOAD_ARGS.coinCharts(coinCode) },
  ],
  hotMax: (params, asked) => [
    ...board('hotMax', { isup: 1 })(params, asked),
    { name: 'maxChange', params: { ...boardArgs(boards.hotMax, asked), isup: 0 } },
  ],
  hotRise: board('hotRise'),
  hotDrop: board('hotDrop'),
  hotConcept: board('hotConcept'),
  hotCurrencies: board('hotCurrencies'),
  hotVol: board('hotVol'),
  hotExchanges: board('hotExchanges'),
  hotTurnoverRate: board('hotTurnoverRate'),
  hotExNum: board('hotExNum'),
  hotPosition: board('hotPosition'),
  hotHolder: board('hotHolder'),
  hotNewCoin: board('hotNewCoin'),
  hotIco: board('hotIco'),
  hotSocial: board('hotSocial'),
  hotGithub: board('hotGithub'),
  hotTwitter: board('hotTwitter'),
  hotReddit: board('hotReddit'),
  hotFacebook: board('hotFacebook'),
  hotIeoNewCoin: board('hotIeoNewCoin', { sort: 'recent' }),
  hotIeoNewCoinSub: (params, asked) =>
    board('hotIeoNewCoin', { sort: saleOrder(params['subPage']) })(params, asked),
  coinDynamic: oneCoin,
  coinLongShort: oneCoin,
  coinMarket: oneCoin,
  coinMarketSub: oneCoin,
  coinDetails: oneCoin,
  coinEvent: oneCoin,
  coinWallet: oneCoin,
  coinInfoDetail: oneCoin,
  news: (_params, asked) => [...reading, newsTab(asked)],
  newsFlash: (_params, asked) => [...reading, flashes(asked)],
  newsItem: ({ id }) => [...reading, { name: 'newsDetail', params: { id: idOf(id) } }],
  notice: (_params, asked) => [...reading, notices(asked)],
  noticeItem: oneNotice,
  noticeFor: noticesOf,
  exchangeBoardNotice: (_params, asked) => [...chrome, notices(asked)],
  exchangeBoardNoticeItem: oneNotice,
  announcement: () => [...reading, { name: 'announcementList', params: NEWS_ARGS.announcements }],
  announcementItem: ({ id = '' }) => [...reading, { name: 'announcementDetail', params: { id } }],
};
