import { futuresCoinColumns } from '../columns/dashboards/futures.ts';
import type { FuturesOverview } from '../contract/dashboards/futures.ts';
import { futuresInterpretation } from '../indicators/interpretations/futures.ts';
import { linkTo } from '../routes/link.ts';
import { dashboard } from './dashboards.ts';

/** Every coin with contracts. */
export const futuresListDashboard = dashboard({
  description: '全部合约币种的价格、持仓量、成交额、资金费率与爆仓。',
  interpretation: {
    ...futuresInterpretation,
    meaning: '全部有合约的币种：价格、涨跌、持仓量、成交额、资金费率与爆仓。',
  },
  // The totals stand on the page of the charts.
  facts: (_value: FuturesOverview) => [],
  table: {
    id: 'futures-list',
    title: '合约币种',
    columns: futuresCoinColumns('24H'),
    rows: ({ coins }) => coins,
    key: ({ code }) => code,
    leadsTo: ({ code }) => linkTo('coin', { coinCode: code }),
    footnotes: ['爆仓只计持仓量最大的 20 个币种，其余写作 --。'],
  },
});
