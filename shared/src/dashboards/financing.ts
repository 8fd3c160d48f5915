import type { Column } from '../columns/column.ts';
import { count, date } from '../columns/moreValues.ts';
import { amount, number } from '../columns/values.ts';
import { rowName, text } from '../columns/words.ts';
import type { Financing, FinancingRound, Investor } from '../contract/dashboards/financing.ts';
import { writeAmount } from '../format/written.ts';
import { dashboard } from './dashboards.ts';

/** Number of rounds, with unit. */
const rounds = (id: string, label: string, read: (value: Financing) => number) =>
  number<Financing>(id, label, read, (value) => writeAmount(read(value), '笔', 'full'), { width: 92 });

const financingFacts: readonly Column<Financing>[] = [
  amount('amount30d', '30日融资额', ({ amount30d }) => amount30d, { definition: 'raised' }),
  rounds('count30d', '30日融资笔数', ({ count30d }) => count30d),
  amount('amount90d', '90日融资额', ({ amount90d }) => amount90d, { definition: 'raised' }),
  rounds('count90d', '90日融资笔数', ({ count90d }) => count90d),
];

const columns: readonly Column<FinancingRound>[] = [
  rowName('project', '项目', ({ project, round }) => ({ name: project, note: round, link: null }), {
    width: 152,
    phoneWidth: 132,
  }),
  amount('amount', '金额', (row) => row.amount, { phone: 'key', definition: 'raised' }),
  date('time', '日期', (row) => row.time, { arrives: 'desc', phone: 'key' }),
  amount('valuation', '估值', (row) => row.valuation, { phoneUnder: 'amount' }),
  text('category', '赛道', (row) => row.category, { width: 96 }),
  text('round', '轮次', (row) => row.round, { width: 88, optional: true }),
  text('lead', '领投', (row) => row.lead, { width: 116 }),
  text('others', '参投', (row) => row.others.join('、'), { width: 220, grow: true }),
];

/** The most active investors. */
export const investorColumns: readonly Column<Investor>[] = [
  rowName('name', '机构', ({ name }) => ({ name, link: null }), { width: 140 }),
  count('rounds', '投资', '笔', (row) => row.rounds),
  count('leads', '领投', '笔', (row) => row.leads),
  amount('leadAmount', '领投轮金额', (row) => row.leadAmount, { width: 112 }),
];

/** Venture funding. */
export const financingDashboard = dashboard({
  description: '加密行业融资轮次、金额、估值、领投与参投机构，及月度融资额。',
  interpretation: {
    meaning: '最近 90 天的融资：项目、轮次、金额、估值与投资机构，附 12 个月的月度金额。',
    howToRead: [
      '看笔数比看金额稳：一笔大额战略融资就能让当月翻倍。',
      '种子轮笔数先行于行情约半年到一年，后期大额轮次常出现在行情高点附近。',
    ],
    weakPoints: ['公布日期晚于实际交割，未公布的轮次不在其中；多数轮次不公布估值，写作 --。'],
    simulatedPoints: ['演示数据中的项目与机构名称都是虚构的，不对应任何真实公司。'],
    formula: '月度金额 = Σ 当月（UTC）公布的各轮金额',
    source: '项目方与机构的公告',
    cadence: '每小时',
  },
  facts: (_value: Financing) => financingFacts,
  table: {
    id: 'financing',
    title: '融资轮次',
    columns,
    rows: ({ rounds }) => rounds,
    key: ({ id }) => id,
  },
});
