import { marketColumns } from '@coinmirror/shared/columns/coinMarkets.ts';
import { coinWalletColumnsOf, walletsWords } from '@coinmirror/shared/columns/coinWallets.ts';
import { MARKET_KINDS, marketKindOf } from '@coinmirror/shared/contract/coin/marketKinds.ts';
import { MARKET_TYPE } from '@coinmirror/shared/contract/coin/markets.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { holdersSentence, longShortSentence, marketSentence } from '@coinmirror/shared/sentences/coinTabs.ts';
import { tableBlock, tableRows } from '../blocks.ts';
import type { CoinTabRows } from './coinBlocks.ts';

/** Where a coin is traded: the kinds of market, the most traded places of the one that the path names. */
export const marketRows: CoinTabRows = {
  call: ({ coinCode, subPage }) => ({
    name: 'coinMarkets',
    params: { code: coinCode, tickertype: MARKET_TYPE[marketKindOf(subPage)] },
  }),
  sentence: ({ params }, answers) => {
    const kind = marketKindOf(params['subPage']);
    const markets = answers.entity('coinMarkets');
    return markets && (kind === 'spot' || kind === 'dex') ? marketSentence(markets.rows) : null;
  },
  blocks: ({ params }, answers, { code }) => {
    const kind = marketKindOf(params['subPage']);
    const tabs = MARKET_KINDS.map((one) => ({
      label: one.label,
      href: hrefTo('coinMarketSub', { coinCode: code, subPage: one.kind }),
      current: one.kind === kind,
    }));
    const rows = answers.entity('coinMarkets')?.rows ?? [];
    return [
      { kind: 'tabs', tabs },
      { kind: 'table', tables: [tableRows(marketColumns(kind), rows)], belowTools: true },
    ];
  },
};

/** Who holds a coin: which part the largest addresses have. */
export const holderRows: CoinTabRows = {
  call: ({ coinCode }) => ({ name: 'coinHolders', params: { code: coinCode, maincoin: '' } }),
  sentence: (_page, answers) => {
    const holders = answers.entity('coinHolders');
    return holders ? holdersSentence(holders) : null;
  },
  blocks: () => [],
};

/** Long and short by exchange. */
export const longShortRows: CoinTabRows = {
  call: ({ coinCode }) => ({ name: 'coinLongShort', params: { code: coinCode, period: '1h' } }),
  sentence: (_page, answers) => {
    const value = answers.entity('coinLongShort');
    return value ? longShortSentence(value) : null;
  },
  blocks: () => [],
};

/** The wallets that can hold a coin, best rated first. */
export const walletRows: CoinTabRows = {
  call: ({ coinCode }) => ({ name: 'coinWallets', params: { code: coinCode } }),
  blocks: (_page, answers) => {
    const wallets = answers.entity('coinWallets') ?? [];
    const words = wallets.length > 0 ? [{ kind: 'sentence', text: walletsWords(wallets) } as const] : [];
    return [...words, tableBlock(coinWalletColumnsOf(wallets), wallets)];
  },
};
