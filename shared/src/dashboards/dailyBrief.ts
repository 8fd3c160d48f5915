import { BRAND } from '../constants/brand.ts';
import type { DayFigures } from '../contract/news/daily.ts';
import { MISSING } from '../format/missing.ts';
import { formatMoney } from '../format/money.ts';
import { formatPercent } from '../format/percent.ts';
import { formatDate } from '../format/time.ts';
import { grown } from './daily.ts';

/** A figure of a day's brief. */
export interface BriefFigure {
  readonly name: string;
  /** With its unit and its base: `$2.31万亿（较前一天 −3.21%）`; `--` where it is unknown. */
  readonly text: string;
  /** The figure itself; null where it is unknown. */
  readonly value: number | null;
  /** Of `value`. */
  readonly unit: 'USD' | '分' | '个' | '%';
}

/** `币镜日报 2026-11-28`. */
export function briefTitle({ begins }: Pick<DayFigures, 'begins'>): string {
  return `${BRAND.name}日报 ${formatDate(begins)}`;
}

/** A finished day in eight figures: the market's totals with their change, Bitcoin, the followed coins, liquidations. */
export function briefFigures(day: DayFigures): readonly BriefFigure[] {
  const { coins } = day;
  const bitcoin = coins.find(({ code }) => code === 'bitcoin');
  const rising = coins.length === 0 ? null : coins.filter(({ change }) => change > 0).length;
  const falling = coins.filter(({ change }) => change < 0).length;
  const since = (now: number | null, before: number | null) =>
    `较前一天 ${formatPercent(grown(now, before))}`;
  return [
    dollars('收盘总市值', day.marketCap, since(day.marketCap, day.marketCapBefore)),
    dollars('成交额', day.turnover, since(day.turnover, day.turnoverBefore)),
    dollars('比特币收盘价', bitcoin?.close ?? null, `当日 ${formatPercent(bitcoin?.change)}`, 'price'),
    figure(
      '恐惧贪婪',
      '分',
      day.fearGreed,
      (value) => `${Math.round(value)} 分（前一天 ${points(day.fearGreedBefore)}）`,
    ),
    figure('上涨币种', '个', rising, (up) => `${coins.length} 个主流币 ${up} 涨 ${falling} 跌`),
    ...ends(day),
    dollars('多单爆仓', day.longs),
    dollars('空单爆仓', day.shorts),
  ];
}

/** The strongest and the weakest coin of the day, in one figure: the first one's change. */
function ends({ coins }: DayFigures): readonly BriefFigure[] {
  const [first, last] = [coins[0], coins.at(-1)];
  if (!first || !last || coins.length < 2) return [figure('当日最强', '%', null, String)];
  const said = ({ symbol, change }: typeof first) => `${symbol} ${formatPercent(change)}`;
  return [figure('当日最强', '%', first.change, () => `${said(first)}，最弱 ${said(last)}`)];
}

function points(value: number | null): string {
  return value === null ? MISSING : `${Math.round(value)} 分`;
}

function dollars(
  name: string,
  value: number | null,
  beside = '',
  kind: 'amount' | 'price' = 'amount',
): BriefFigure {
  const text = (usd: number) => formatMoney(usd, { unit: 'usd', rates: {}, kind });
  return figure(name, 'USD', value, (usd) => (beside === '' ? text(usd) : `${text(usd)}（${beside}）`));
}

function figure(
  name: string,
  unit: BriefFigure['unit'],
  value: number | null,
  write: (value: number) => string,
): BriefFigure {
  return { name, unit, value, text: value === null ? MISSING : write(value) };
}
