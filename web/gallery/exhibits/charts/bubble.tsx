import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Bubble, BubbleChart } from '#charts/bubble/BubbleChart.tsx';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';
import { nothing } from '../../show.tsx';

const ABOUT = { source: '币镜', asOf: NOW, height: 340 };
const CAP = { name: '流通市值', kind: 'money', log: true } as const;
const VOLUME = { name: '24H成交额', kind: 'money', log: true } as const;
const TURNOVER = { name: '换手率', kind: 'share' } as const;
const CHANGE = { name: '24H涨幅', kind: 'percent' } as const;

const NAMES = ['BTC', 'ETH', 'USDT', 'BNB', 'SOL', 'XRP', 'DOGE', 'TRX', 'ADA', 'AVAX', 'SHIB', 'PEPE'];
const BUBBLES: readonly Bubble[] = NAMES.map((name, index) => ({
  key: name,
  name,
  x: 1.9e12 / (index + 1) ** 2.2,
  y: 3.8e10 / (index + 1) ** (1.2 + (index % 3) * 0.3),
  size: 2 + ((index * 7) % 11),
  change: index === 6 ? null : ((index * 5) % 19) - 8,
  href: hrefTo('coin', { coinCode: name.toLowerCase() }),
}));
const ONE_COLOUR = BUBBLES.map(({ change: _change, ...bubble }, index) => ({
  ...bubble,
  y: ((index * 5) % 19) - 8,
}));
const NONE: readonly Bubble[] = [];

export const exhibit: Exhibit = {
  title: 'BubbleChart',
  about: 'Three values of each thing: two places and an area, and a colour for its change.',
  states: [
    {
      name: 'two logarithmic axes, coloured, each opens its page',
      wide: true,
      show: () => (
        <BubbleChart
          {...ABOUT}
          title="市值与成交额"
          bubbles={BUBBLES}
          x={CAP}
          y={VOLUME}
          size={TURNOVER}
          onOpen={nothing}
        />
      ),
    },
    {
      name: 'one colour, a straight axis',
      wide: true,
      show: () => (
        <BubbleChart
          {...ABOUT}
          title="市值与涨跌幅"
          bubbles={ONE_COLOUR}
          x={CAP}
          y={CHANGE}
          size={TURNOVER}
        />
      ),
    },
    {
      name: 'no data',
      show: () => (
        <BubbleChart {...ABOUT} title="没有数据" bubbles={NONE} x={CAP} y={VOLUME} size={TURNOVER} />
      ),
    },
  ],
};
