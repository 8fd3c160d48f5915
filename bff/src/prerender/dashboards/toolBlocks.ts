import { athColumns } from '@coinmirror/shared/columns/coinTables.ts';
import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import { type Block, tableRows } from '../blocks.ts';
import { marketFacts } from '../coins/coinTables.ts';
import { pageHead } from '../head.ts';
import type { Answers, PageAddress, PageCall } from '../served.ts';

/** The first coins against their highest prices; the page itself looks at the whole market. */
export const athCalls = (): readonly PageCall[] => [{ name: 'coinRank', params: CALL_ARGS.firstCoins }];

/** The head and the first rows; null while they are not known. */
export function athBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const list = answers.entity('coinRank');
  const asOf = answers.asOf('coinRank');
  return (
    list && [
      // The sentence counts the whole market, which only the page asks for.
      { ...pageHead(page, asOf), sentence: null },
      { kind: 'table', tables: [tableRows(athColumns(asOf ?? 0), list.rows)], belowTools: true },
    ]
  );
}

/** The market's figures, and what its pictures show. */
export function chartsBlocks(page: PageAddress, answers: Answers): readonly Block[] {
  return [
    pageHead(page, answers.asOf('globalMarket')),
    { kind: 'facts', as: 'grid', items: marketFacts(answers) },
    { kind: 'text', text: CHARTS },
  ];
}

const CHARTS: readonly TextBlock[] = [
  { kind: 'heading', text: '总市值与成交额' },
  { kind: 'paragraph', text: '近三年每日的总市值与 24 小时成交额，单位随计价单位，可切换对数坐标。' },
  { kind: 'heading', text: '市值占比' },
  { kind: 'paragraph', text: 'BTC、ETH 与其余币种占全市场市值的比例，分母含稳定币。' },
  { kind: 'heading', text: '热力图与气泡图' },
  { kind: 'paragraph', text: '面积为市值或成交额，颜色为所选周期的涨幅；点开即到币种页。' },
];

/** What can be compared, and pairs that readers often want beside each other. */
export function compareBlocks(page: PageAddress): readonly Block[] {
  return [
    pageHead(page),
    { kind: 'lines', lines: PAIRS.map(pairLine) },
    { kind: 'text', text: [{ kind: 'paragraph', text: COMPARED }] },
  ];
}

const COMPARED =
  '对比价格、各周期涨幅、流通市值、成交额、换手率、流通率、历史最高与社交数据；走势从同一天归为 100，并给出两两相关系数。';

const PAIRS = [
  { codes: 'bitcoin,ethereum', names: '比特币 与 以太坊' },
  { codes: 'ethereum,solana', names: '以太坊 与 Solana' },
  { codes: 'dogecoin,shiba-inu', names: '狗狗币 与 柴犬币' },
] as const;

function pairLine({ codes, names }: (typeof PAIRS)[number]) {
  return {
    link: linkTo('compare', {}, { c: codes }),
    title: `对比 ${names}`,
    note: '指标、走势与相关性',
  };
}
