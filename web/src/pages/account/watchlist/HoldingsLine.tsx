import { changeOf } from '@coinmirror/shared/columns/coinList.ts';
import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import { formatFullMoney, writeGain } from '@coinmirror/shared/format/fullMoney.ts';
import { listDay } from '@coinmirror/shared/portfolio/listDay.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Fact, FactList } from '#ui/facts/FactList.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import styles from './UserTickerPage.module.css';
import type { TickerRow } from './useTickerRows.ts';

/** What each base of a change is called. */
const DAY_NAMES: Readonly<Record<ChangeBase, string>> = {
  '24H': '24H变化',
  UTC8: '今日变化',
  UTC0: 'UTC 今日变化',
};

interface HoldingsLineProps {
  readonly rows: readonly TickerRow[] | undefined;
  readonly changeBase: ChangeBase;
}

/** What is held of the group's coins: value, the day's change, cost and gain; nothing where none is held. */
export function HoldingsLine({ rows = [], changeBase }: HoldingsLineProps) {
  const display = useDisplay();
  const day = listDay(rows.map((row) => ({ ...row, change: changeOf(row, changeBase) }))).held;
  if (day === null) return null;
  const cost = rows.reduce((sum, { price, cost, quantity }) => {
    return price === null ? sum : sum + (cost ?? 0) * (quantity ?? 0);
  }, 0);
  const gain = day.value - cost;
  return (
    <section className={styles.holdings} aria-label="持仓合计">
      <FactList>
        <Fact label="所持市值">
          <PageLink to="userPortfolio">{formatFullMoney(day.value, display)}</PageLink>
        </Fact>
        <Fact label={DAY_NAMES[changeBase]}>
          <NumberText written={writeGain(day.change, day.percent, display)} />
        </Fact>
        <Fact label="持仓成本">{formatFullMoney(cost, display)}</Fact>
        <Fact label="未实现盈亏">
          <NumberText written={writeGain(gain, cost > 0 ? (gain / cost) * 100 : null, display)} />
        </Fact>
      </FactList>
    </section>
  );
}
