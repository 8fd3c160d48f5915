import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { exampleAddress } from '@coinmirror/testing/addresses.ts';

/** One page of each kind: a list, a subject, a chart, a dashboard, a text. */
const KINDS = [
  ...(['home', 'coinList', 'coin', 'coinMarket', 'coinLongShort', 'concept', 'conceptItem'] as const),
  ...(['exchangeList', 'exchange', 'exchangeAssetsDisclosure', 'walletList', 'wallet'] as const),
  ...(['data', 'dataAhr', 'dataIndicator', 'dataFutures', 'dataStable', 'dataDefi', 'dataDefiItem'] as const),
  ...(['hotRise', 'hotSocial', 'dapp', 'news', 'newsFlash', 'calendar', 'wiki', 'wikiNoun'] as const),
  ...(['kline', 'userTicker', 'charts', 'compare', 'futures', 'search', 'status'] as const),
] satisfies readonly RouteName[];

/** Name and path of each; the chart's address ends with a slash, without which it is served bare. */
export const kindPages: readonly { readonly name: RouteName; readonly path: string }[] = KINDS.map(
  (name) => ({ name, path: name === 'kline' ? `${exampleAddress(name)}/` : exampleAddress(name) }),
);
