import { futuresColumns } from '@coinmirror/shared/columns/exchangeFutures.ts';
import { pairColumns } from '@coinmirror/shared/columns/exchangePairs.ts';
import { futuresArgs, marketKindOf, pairArgs } from '@coinmirror/shared/pages/exchangeMarket.ts';
import { type Block, tableBlock } from '../blocks.ts';
import type { Answers, PageAddress } from '../served.ts';
import { exchangePage } from './exchangeBlocks.ts';

/** What an exchange trades: the first rows as the address asks for them. */
export const exchangeMarketServed = exchangePage({
  description: '交易所的现货、杠杆与合约交易对：价格、成交额、占比、深度、资金费率与基差。',
  calls: (code, asked) => [
    marketKindOf(asked('kind')) === 'futures'
      ? { name: 'exchangeFutures', params: futuresArgs(code, asked) }
      : { name: 'exchangePairs', params: pairArgs(code, asked) },
  ],
  blocks: rowsOf,
});

function rowsOf(answers: Answers, { asked }: PageAddress): readonly Block[] | null {
  const kind = marketKindOf(asked('kind'));
  if (kind === 'futures') {
    const futures = answers.entity('exchangeFutures');
    return futures && [tableBlock(futuresColumns, futures.rows)];
  }
  const pairs = answers.entity('exchangePairs');
  return pairs && [tableBlock(pairColumns(kind), pairs.rows)];
}
