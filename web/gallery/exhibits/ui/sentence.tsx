import { change, coin, plain, say, term, usd } from '@coinmirror/shared/sentences/sentence.ts';
import { SentenceText } from '#ui/sentence/SentenceText.tsx';
import type { Exhibit } from '../../exhibit.ts';

const fallen = say`BTC ${change(-6.96, coin('bitcoin'))}，661 个币种里 ${plain('524 跌', coin('bitcoin'))}；24 小时爆仓 ${usd(1.53e9, term('liquidation'))}。`;
const still = say`BTC ${change(0, coin('bitcoin'))}，平静的一天。`;

export const exhibit: Exhibit = {
  title: 'SentenceText',
  about: 'A computed sentence: each figure leads to the page that explains it.',
  states: [
    { name: 'a day of falls', show: () => <SentenceText sentence={fallen} /> },
    { name: 'nothing moved', show: () => <SentenceText sentence={still} /> },
  ],
};
