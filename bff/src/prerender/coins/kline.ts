import { readTickerId } from '@coinmirror/shared/kline/address.ts';
import { pairName, placeName } from '@coinmirror/shared/kline/pairName.ts';
import type { klinePages } from '@coinmirror/shared/manifest/kline.ts';
import type { Answers, PageAddress, PathParams, Served } from '../served.ts';

const pairCalls = (ticker: string | undefined) => [
  { name: 'klinePair' as const, params: { tickerid: readTickerId(ticker) } },
];

/** Which pair it is and where it is traded; null while that is not known. */
function pairWords(page: PageAddress, answers: Answers) {
  const pair = answers.entity('klinePair');
  if (pair === null) return null;
  const name = `${pairName(pair)} ${page.row.title}`;
  return { title: name, description: `${pair.coinName} ${name}（${placeName(pair)}）：${page.description}` };
}

/** What the server alone knows of them. */
export const klineServed = {
  klineHandicap: {
    description: '买卖盘口、累计深度与最新成交。',
    isPrivate: true,
    calls: ({ id }: PathParams) => pairCalls(id),
    words: pairWords,
  },
  kline: {
    description: 'K线图，含画线工具、技术指标与截图。',
    calls: ({ kline }: PathParams) => pairCalls(kline),
    words: pairWords,
  },
} satisfies Record<keyof typeof klinePages, Served>;
