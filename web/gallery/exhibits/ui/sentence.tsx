import { change, coin, plain, say, term, usd } from '@coinmirror/shared/sentences/sentence.ts';
import { SentenceLine } from '#ui/sentence/SentenceLine.tsx';
import { SentenceText } from '#ui/sentence/SentenceText.tsx';
import type { Exhibit } from '../../exhibit.ts';

const fallen = say`BTC ${change(-6.96, coin('bitcoin'))}，661 个币种里 ${plain('524 跌', coin('bitcoin'))}；24 小时爆仓 ${usd(1.53e9, term('liquidation'))}。`;
const still = say`BTC ${change(0, coin('bitcoin'))}，平静的一天。`;

/** 2026-11-28 12:00 in Beijing. */
const AS_OF = Date.UTC(2026, 10, 28, 4);

export const exhibit: Exhibit = {
  title: 'SentenceText, SentenceLine',
  about:
    'A computed sentence: each figure leads to the page that explains it. A line of it stands under the head of a subject, with its time.',
  states: [
    { name: 'a day of falls', show: () => <SentenceText sentence={fallen} /> },
    { name: 'nothing moved', show: () => <SentenceText sentence={still} /> },
    { name: 'a line with its time', show: () => <SentenceLine sentence={fallen} summary="" asOf={AS_OF} /> },
    {
      name: 'a line whose sentence is not known',
      show: () => <SentenceLine sentence={null} summary="按成交额排列的交易对。" asOf={AS_OF} />,
    },
  ],
};
