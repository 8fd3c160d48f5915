import { holdingsOf } from '#features/watchlist/position.ts';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './UserTickerPage.module.css';
import type { TickerRow } from './useTickerRows.ts';

/** The group's total position, at the list's prices; nothing where none is complete. */
export function HoldingsLine({ rows }: { readonly rows: readonly TickerRow[] | undefined }) {
  const holdings = holdingsOf(rows ?? []);
  if (!holdings) return null;
  return (
    <dl className={styles.holdings}>
      <div>
        <dt>持仓市值</dt>
        <dd>
          <Money usd={holdings.value} kind="amount" />
        </dd>
      </div>
      <div>
        <dt>持仓成本</dt>
        <dd>
          <Money usd={holdings.cost} kind="amount" />
        </dd>
      </div>
      <div>
        <dt>盈亏</dt>
        <dd>
          <Money usd={holdings.profit.usd} kind="amount" /> <Percent value={holdings.profit.percent} />
        </dd>
      </div>
    </dl>
  );
}
