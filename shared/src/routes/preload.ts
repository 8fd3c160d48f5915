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
} as const;

const chrome: readonly PreloadCall[] = [
  { name: 'globalMarket', params: {} },
  { name: 'currencyRates', params: {} },
  { name: 'conceptHot', params: PRELOAD_ARGS.conceptHot },
];

const firstPage = (): readonly PreloadCall[] => [
  ...chrome,
  { name: 'coinRank', params: PRELOAD_ARGS.coinRank(1) },
];

/** A page about one side of one coin: without a coin it is a list to choose from. */
const oneCoin = ({ coinCode }: Params): readonly PreloadCall[] =>
  coinCode ? [...chrome, { name: 'coinInfo', params: { code: coinCode } }] : chrome;

/** What a page's shell carries: the answers of the calls its first paint needs. */
export const preloads: Partial<Record<RouteName, (params: Params) => readonly PreloadCall[]>> = {
  home: firstPage,
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
