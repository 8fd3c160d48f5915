import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import type { CSSProperties } from 'react';
import { Money } from '#ui/number/Money.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import styles from './book.module.css';
import type { BookSide } from './bookRows.ts';

interface BookSideTableProps {
  readonly name: 'bid' | 'ask';
  readonly side: BookSide;
  /** Asks start with the best price too: for asks beside the bids instead of above them. */
  readonly bestFirst?: boolean;
  /** Decimals of a price. */
  readonly places: number;
  /** The total at which a bar has full width. */
  readonly deepest: number;
  readonly base: string;
  readonly quote: string;
  /** USD for a unit of the quote: totals can be money; null where it is not known. */
  readonly usd: number | null;
}

const WORDS = { bid: '买', ask: '卖' } as const;

/** One side of an order book: price, size, cumulated total as number and bar. Large orders are bold, with a line at their edge. */
export function BookSideTable(props: BookSideTableProps) {
  const { name, side, bestFirst = name === 'bid', places, deepest, base, quote, usd } = props;
  const [{ hasMoneyTotals }] = useKlinePrefs();
  // The best price is nearest to the middle.
  const levels = side.levels.map((level, place) => ({ level, place }));
  const rows = bestFirst ? levels : levels.toReversed();
  return (
    <table className={styles.side} data-side={name}>
      <caption>
        <VisuallyHidden>{`${WORDS[name]}盘`}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            价格<span className={styles.unit}>{`(${quote})`}</span>
          </th>
          <th scope="col">
            数量<span className={styles.unit}>{`(${base})`}</span>
          </th>
          <th scope="col">{usd === null ? '累计' : <TotalsToggle />}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ level, place }) => {
          const isLarge = level.size >= side.large;
          return (
            // Keyed by position: a moving level updates its row instead of remounting it.
            <tr key={place} style={barOf(level.total, deepest)} className={isLarge ? styles.big : undefined}>
              <td className={styles.price}>{formatPrice(level.price, places)}</td>
              <td>
                {isLarge && <VisuallyHidden>大单 </VisuallyHidden>}
                {formatAmount(level.size)}
              </td>
              <td>
                {usd === null || !hasMoneyTotals ? (
                  formatAmount(level.total)
                ) : (
                  <Money usd={level.totalQuote * usd} kind="amount" />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Totals in coins, or as money. */
function TotalsToggle() {
  const [{ hasMoneyTotals }, change] = useKlinePrefs();
  return (
    <button
      type="button"
      className={styles.totals}
      aria-pressed={hasMoneyTotals}
      aria-label="累计金额"
      onClick={() => change({ hasMoneyTotals: !hasMoneyTotals })}
    >
      累计{hasMoneyTotals && <span className={styles.unit}>金额</span>} <span aria-hidden="true">⇄</span>
    </button>
  );
}

function barOf(total: number, deepest: number): CSSProperties {
  const share = deepest > 0 ? (total / deepest) * 100 : 0;
  return { '--bar': `${share.toFixed(1)}%` } as CSSProperties;
}
