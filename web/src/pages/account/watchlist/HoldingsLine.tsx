import { formatFullMoney, writeGain } from '@coinmirror/shared/format/fullMoney.ts';
import { holdingsOf } from '#features/watchlist/position.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Fact, FactList } from '#ui/facts/FactList.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import styles from './UserTickerPage.module.css';
import type { TickerRow } from './useTickerRows.ts';

/** The group's total position, at the list's prices; nothing where none is complete. */
export function HoldingsLine({ rows }: { readonly rows: readonly TickerRow[] | undefined }) {
  const display = useDisplay();
  const holdings = holdingsOf(rows ?? []);
  if (!holdings) return null;
  const { value, cost, profit } = holdings;
  return (
    <section className={styles.holdings} aria-label="持仓合计">
      <FactList>
        <Fact label="持仓市值">{formatFullMoney(value, display)}</Fact>
        <Fact label="持仓成本">{formatFullMoney(cost, display)}</Fact>
        <Fact label="盈亏">
          <NumberText written={writeGain(profit.usd, profit.percent, display)} />
        </Fact>
      </FactList>
    </section>
  );
}
