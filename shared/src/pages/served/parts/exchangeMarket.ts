import { futuresColumns } from '../../../columns/exchangeFutures.ts';
import { pairColumns } from '../../../columns/exchangePairs.ts';
import type { ExchangeDetail } from '../../../contract/exchange/info.ts';
import { formatCount } from '../../../format/amount.ts';
import { futuresArgs, marketKindOf, pairArgs } from '../../exchangeMarket.ts';
import { subjectTitle } from '../../subjects.ts';
import { summaryOf } from '../../summaries.ts';
import { type Block, tableBlock } from '../blocks.ts';
import type { Answers, PageAddress, Served } from '../served.ts';
import { subjectBlocks } from './subject.ts';
import { amount } from './words.ts';

/** What an exchange trades: its head, its strip, and the first rows as the address asks for them. */
export const exchangeMarketServed: Served = {
  description: '交易所的现货、杠杆与合约交易对：价格、成交额、占比、深度、资金费率与基差。',
  calls: ({ id = '' }, asked) => [
    { name: 'exchangeInfo', params: { code: id } },
    marketKindOf(asked('kind')) === 'futures'
      ? { name: 'exchangeFutures', params: futuresArgs(id, asked) }
      : { name: 'exchangePairs', params: pairArgs(id, asked) },
  ],
  words: ({ name, description }, answers) => {
    const exchange = answers.entity('exchangeInfo');
    if (!exchange) return null;
    const title = subjectTitle('exchange', exchange.name, { page: name });
    return { title, description: `${exchange.name}：${description}` };
  },
  prerender: (page, answers) => {
    const exchange = answers.entity('exchangeInfo');
    const rows = rowsOf(page, answers);
    return exchange && rows && [...opening(page, exchange), ...rows];
  },
};

function opening({ name }: PageAddress, exchange: ExchangeDetail): readonly Block[] {
  const head = {
    logo: exchange.logo,
    name: exchange.name,
    symbol: '',
    note: `${exchange.nameEn} NO.${exchange.rank ?? '--'}`,
    price: null,
  };
  const items = [
    ['24H现货额', amount(exchange.volume24h)],
    ['24H合约额', amount(exchange.futuresVolume24h)],
    ['资产储备', amount(exchange.reserve)],
    ['币种 / 交易对', `${formatCount(exchange.coinCount)} / ${formatCount(exchange.pairCount)}`],
  ] as const;
  return [
    ...subjectBlocks('exchange', exchange.code, { page: name }, head, {
      facts: [{ kind: 'facts', as: 'line', items }],
    }),
    { kind: 'sentence', text: summaryOf(name) },
  ];
}

function rowsOf({ asked }: PageAddress, answers: Answers): readonly Block[] | null {
  const kind = marketKindOf(asked('kind'));
  if (kind === 'futures') {
    const futures = answers.entity('exchangeFutures');
    return futures && [tableBlock(futuresColumns, futures.rows)];
  }
  const pairs = answers.entity('exchangePairs');
  return pairs && [tableBlock(pairColumns(kind), pairs.rows)];
}
