import { COIN_LIST_TYPE } from '../contract/coins.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import type { RouteName } from './pages.ts';

/** One call of a page, in the wire's parameters. */
export interface PreloadCall {
  readonly name: EndpointName;
  readonly params: Readonly<Record<string, unknown>>;
}

type Params = Readonly<Record<string, string | undefined>>;

/** Arguments of the calls that pages share with their shells: same argument, same cache entry. */
export const PRELOAD_ARGS = {
  conceptHot: { size: 10 },
  coinRank: (page: number) => ({ page, pagesize: 100, type: -1 }),
  coinCharts: (code: string) => ({ code, type: 'd' }),
  newCoins: { page: 1, pagesize: 100 },
  conceptList: { page: 1, pagesize: 200 },
} as const;

const chrome: readonly PreloadCall[] = [
  { name: 'globalMarket', params: {} },
  { name: 'currencyRates', params: {} },
  { name: 'conceptHot', params: PRELOAD_ARGS.conceptHot },
];

/** The last two facts of home's strip. */
const mood: readonly PreloadCall[] = [
  { name: 'fearGreed', params: {} },
  { name: 'voteStats', params: {} },
];

const firstPage = (): readonly PreloadCall[] => [
  ...chrome,
  { name: 'coinRank', params: PRELOAD_ARGS.coinRank(1) },
];

/** The first page of a list of some coins only. */
const coinsOf = (which: Readonly<Record<string, unknown>>) => (): readonly PreloadCall[] => [
  ...chrome,
  { name: 'coinRank', params: { ...PRELOAD_ARGS.coinRank(1), ...which } },
];

/** Home's tabs by the last part of their address; the visitor's own list is not known here. */
const homeTabs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  coin: { type: COIN_LIST_TYPE.coins },
  token: { type: COIN_LIST_TYPE.tokens },
  mineable: { type: COIN_LIST_TYPE.mineable },
  unrecorded: { type: COIN_LIST_TYPE.unrecorded },
  'futures-coin': { type: COIN_LIST_TYPE.futures },
  'defi-coin': { concept: 'defi' },
  'nft-coin': { concept: 'nft' },
};

const homeTab = ({ subPage = '' }: Params): readonly PreloadCall[] => {
  const which = homeTabs[subPage];
  return which ? [...coinsOf(which)(), ...mood] : [...chrome, ...mood];
};

const oneConcept = ({ id, name }: Params): readonly PreloadCall[] => {
  const concept = id ?? name ?? '';
  return [{ name: 'conceptDetail', params: { id: concept } }, ...coinsOf({ concept })()];
};

/** A page about one side of one coin: without a coin it is a list to choose from. */
const oneCoin = ({ coinCode }: Params): readonly PreloadCall[] =>
  coinCode ? [...chrome, { name: 'coinInfo', params: { code: coinCode } }] : chrome;

/** What a page's shell carries: the answers of the calls its first paint needs. */
export const preloads: Partial<Record<RouteName, (params: Params) => readonly PreloadCall[]>> = {
  home: () => [...firstPage(), ...mood],
  homeSub: homeTab,
  assets: coinsOf({ type: COIN_LIST_TYPE.tokens }),
  mining: coinsOf({ type: COIN_LIST_TYPE.mineable }),
  recorded: coinsOf({ type: COIN_LIST_TYPE.unranked }),
  noRecorded: coinsOf({ type: COIN_LIST_TYPE.unrecorded }),
  newCoins: () => [...chrome, { name: 'newCoins', params: PRELOAD_ARGS.newCoins }],
  concept: () => [...chrome, { name: 'conceptList', params: PRELOAD_ARGS.conceptList }],
  conceptItem: oneConcept,
  conceptFile: oneConcept,
  coinList: firstPage,
  coinListPage: ({ listFile }) => [
    ...chrome,
    { name: 'coinRank', params: PRELOAD_ARGS.coinRank(Number(listFile?.replace('list_', '')) || 1) },
  ],
  coin: ({ coinCode = '' }) => [
    ...chrome,
    { name: 'coinInfo', params: { code: coinCode } },
    { name: 'coinCharts', params: PRELOAD_ARGS.coinCharts(coinCode) },
  ],
  coinDynamic: oneCoin,
  coinLongShort: oneCoin,
  coinMarket: oneCoin,
  coinMarketSub: oneCoin,
  coinDetails: oneCoin,
  coinEvent: oneCoin,
  coinWallet: oneCoin,
  coinInfoDetail: oneCoin,
};
