import { SourceLine } from '#ui/provenance/SourceLine.tsx';
import type { Exhibit } from '../../exhibit.ts';

export const exhibit: Exhibit = {
  title: 'SourceLine',
  about: 'The line at the foot of a block. Facts are parted by gaps; each breaks as a whole.',
  states: [
    {
      name: 'source, time, rule',
      wide: true,
      show: () => (
        <SourceLine>
          来源 各交易所成交额加权
          <time>北京时间 11-28 05:55</time>
          <a href="/status">口径</a>
        </SourceLine>
      ),
    },
    {
      name: 'in a narrow place',
      show: () => (
        <SourceLine>
          来源 币安、欧易、Coinbase、Kraken
          <time>北京时间 11-28 05:55</time>
        </SourceLine>
      ),
    },
  ],
};
