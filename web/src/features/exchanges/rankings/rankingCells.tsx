import { gradeReason } from '@coinmirror/shared/columns/exchangeRankings.ts';
import type { ExchangeGrade } from '@coinmirror/shared/contract/exchange/rankings.ts';
import type { ExchangeRow } from '@coinmirror/shared/contract/exchanges.ts';
import { formatFixed } from '@coinmirror/shared/format/formatFixed.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { UnbrokenNumbers } from '#ui/number/UnbrokenNumbers.tsx';
import { RiskBadge } from '#ui/risk/RiskBadge.tsx';
import { Sparkline } from '#ui/sparkline/Sparkline.tsx';
import styles from './rankings.module.css';

/** Custom cells of the exchange list: the level of risk as a badge, seven days of volume as a sparkline. */
export const exchangeRowCells: Cells<ExchangeRow> = {
  risk: ({ risk }) => <RiskBadge level={risk} />,
  trend: ({ name, trend }) => <Sparkline points={trend} label={`${name}近 7 日成交额`} width={92} />,
};

/** Custom cells of the ratings: changes of points and rank in their colours. */
export const gradeCells: Cells<ExchangeGrade> = {
  ratingChange: ({ ratingChange }) => (
    <Moved by={ratingChange} write={(by) => `${by > 0 ? '+' : ''}${formatFixed(by, 1)}`} />
  ),
  why: (grade) => (
    <span className={styles.why}>
      <UnbrokenNumbers text={gradeReason(grade)} />
    </span>
  ),
  rankChange: ({ rankChange }) => (
    <Moved by={rankChange} write={(by) => `${by > 0 ? '▲' : '▼'}${Math.abs(by)}`} />
  ),
};

interface MovedProps {
  readonly by: number | null;
  readonly write: (by: number) => string;
}

function Moved({ by, write }: MovedProps) {
  if (by === null) return MISSING;
  if (by === 0) return <span className={styles.same}>持平</span>;
  return <span className={by > 0 ? styles.won : styles.lost}>{write(by)}</span>;
}
