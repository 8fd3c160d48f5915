import type { CoinMove } from '@coinmirror/shared/contract/coin/move.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { cx } from '#ui/classNames.ts';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import styles from './LiquidatedSides.module.css';

interface LiquidatedSidesProps {
  readonly liquidations: NonNullable<CoinMove['liquidations']>;
}

const BAR = 12;
const LINE = 15;

/** Longs closed by force in 24 hours above the line, shorts below it, on one scale; the larger side is solid. */
export function LiquidatedSides({ liquidations: { long, short, percentile } }: LiquidatedSidesProps) {
  const most = Math.max(long, short);
  const width = (side: number) => `${most > 0 ? (side / most) * 100 : 0}%`;
  const hollow = (side: number, other: number) => side < other * 0.99 && styles.hollow;
  const said = `24 小时爆仓：多单 ${usd(long)}，空单 ${usd(short)}`;
  return (
    <figure className={styles.sides}>
      <figcaption className={styles.note}>
        <DefinedTerm id="liquidations" label="24H爆仓" />
        {percentile !== null && <span>高于 30 日里的 {formatShare(percentile, 0)}</span>}
      </figcaption>
      <svg className={styles.plot} height={2 * LINE} role="img" aria-label={said}>
        <rect
          className={cx(styles.long, hollow(long, short))}
          width={width(long)}
          y={LINE - BAR - 1}
          height={BAR}
        />
        <rect
          className={cx(styles.short, hollow(short, long))}
          width={width(short)}
          y={LINE + 1}
          height={BAR}
        />
        <line className={styles.rule} x1="0" x2="100%" y1={LINE} y2={LINE} />
      </svg>
      <p className={styles.note} aria-hidden="true">
        <span>多单 {usd(long)}</span>
        <span>空单 {usd(short)}</span>
      </p>
    </figure>
  );
}

function usd(amount: number): string {
  return formatMoney(amount, { unit: 'usd', rates: {}, kind: 'amount' });
}
