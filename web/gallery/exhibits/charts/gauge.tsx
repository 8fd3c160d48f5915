import { Gauge, type GaugeZone } from '#charts/gauge/Gauge.tsx';
import type { Exhibit } from '../../exhibit.ts';

const ZONES: readonly GaugeZone[] = [
  { to: 25, name: '极度恐惧', tone: 'error' },
  { to: 45, name: '恐惧', tone: 'warning' },
  { to: 55, name: '中性', tone: 'neutral' },
  { to: 75, name: '贪婪', tone: 'info' },
  { to: 100, name: '极度贪婪', tone: 'success' },
];
const RISK: readonly GaugeZone[] = [
  { to: 0.45, name: '抄底区间', tone: 'success' },
  { to: 1.2, name: '定投区间', tone: 'info' },
  { to: 5, name: '起飞区间', tone: 'warning' },
];

export const exhibit: Exhibit = {
  title: 'Gauge',
  about: 'Where a value stands between named zones.',
  states: [
    { name: 'low', show: () => <Gauge label="恐惧与贪婪指数" value={12} zones={ZONES} /> },
    { name: 'in the middle', show: () => <Gauge label="恐惧与贪婪指数" value={50} zones={ZONES} /> },
    { name: 'at the end', show: () => <Gauge label="恐惧与贪婪指数" value={100} zones={ZONES} /> },
    { name: 'beyond its end', show: () => <Gauge label="ahr999 指数" value={7.31} zones={RISK} /> },
    { name: 'unknown', show: () => <Gauge label="恐惧与贪婪指数" value={null} zones={ZONES} /> },
    { name: 'small', show: () => <Gauge label="恐惧与贪婪指数" value={62} zones={ZONES} width={140} /> },
  ],
};
