import { ScatterChart } from '#charts/scatter/ScatterChart.tsx';
import { NOW } from '../../data/market.ts';
import type { Exhibit } from '../../exhibit.ts';

const SYMBOLS = ['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'DOGE', 'ADA', 'LINK', 'AVAX', 'SUI', 'PEPE', 'WIF'];
const busy = SYMBOLS.map((name, at) => ({
  key: name,
  name,
  x: 6 * Math.sin(at * 1.7),
  y: 9 * Math.cos(at * 2.3),
}));
const quiet = busy.map((point) => ({ ...point, x: point.x / 40, y: point.y / 40 }));
const far = [...busy, { key: 'FAR', name: 'FAR', x: 180, y: 4 }];

const ABOUT = {
  ...{ source: '各合约平台', asOf: NOW, pointName: '币种', titled: true },
  ...{ x: { name: '24H涨幅', least: 2 }, y: { name: '24H持仓（币数）', least: 2 } },
  corners: {
    topLeft: '跌价增仓 3',
    topRight: '涨价增仓 3',
    bottomLeft: '跌价减仓 3',
    bottomRight: '涨价减仓 3',
  },
};

export const exhibit: Exhibit = {
  title: 'Scatter',
  about: 'Points by two changes around 0, four named quarters. What lies far out stands hollow at the edge.',
  states: [
    {
      name: 'a usual day',
      wide: true,
      show: () => <ScatterChart {...ABOUT} title="涨幅与持仓" points={busy} />,
    },
    {
      name: 'a quiet day',
      wide: true,
      show: () => <ScatterChart {...ABOUT} title="安静的一天" points={quiet} />,
    },
    {
      name: 'one far away',
      wide: true,
      show: () => <ScatterChart {...ABOUT} title="一个在坐标外" points={far} />,
    },
    { name: 'empty', wide: true, show: () => <ScatterChart {...ABOUT} title="没有数据" points={[]} /> },
  ],
};
