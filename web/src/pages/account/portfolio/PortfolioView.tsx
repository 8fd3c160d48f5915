import { holdingColumns, type NamedHolding, portfolioFacts } from '@coinmirror/shared/columns/holdings.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useMemo } from 'react';
import { definitionMark, definitionMarks } from '#features/definitions/definitionMark.tsx';
import { AllocationChart } from '#features/portfolio/view/AllocationChart.tsx';
import { HoldingCards } from '#features/portfolio/view/HoldingCards.tsx';
import { ProfitChart } from '#features/portfolio/view/ProfitChart.tsx';
import { TradeList } from '#features/portfolio/view/TradeList.tsx';
import { ValueChart } from '#features/portfolio/view/ValueChart.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Card } from '#ui/card/Card.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { coinRowKey } from '#ui/columns/rowLink.tsx';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';
import { ColumnFacts } from '#ui/facts/ColumnFacts.tsx';
import { PlusIcon } from '#ui/icon/icons.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import styles from './UserPortfolioPage.module.css';
import type { usePortfolioRows } from './usePortfolioRows.ts';

interface PortfolioViewProps {
  readonly trades: readonly Trade[];
  readonly list: ReturnType<typeof usePortfolioRows>;
  /** Where the trades are stored. */
  readonly kept: string;
  readonly nameOf: (code: string) => string;
  readonly symbolOf: (code: string) => string;
  readonly onAdd: (row: NamedHolding) => void;
  readonly onEdit: (trade: Trade) => void;
  readonly onRemove: (trade: Trade) => void;
}

/** The holdings: totals, coins, allocation, value over time, and the trades behind them. */
export function PortfolioView({
  trades,
  list,
  kept,
  nameOf,
  symbolOf,
  onAdd,
  onEdit,
  onRemove,
}: PortfolioViewProps) {
  const { rows, total, data, error } = list;
  const onPhone = useMediaQuery(PHONE);
  const state = useTableState('userPortfolio');
  const columns = useMemo(
    () =>
      renderColumns(holdingColumns, {
        manage: (row) => (
          <IconButton
            size="s"
            label={`添加 ${row.name} 的交易`}
            icon={<PlusIcon />}
            onClick={() => onAdd(row)}
          />
        ),
      }),
    [onAdd],
  );
  if (data === undefined) {
    if (error === undefined) return <Skeleton height={600} />;
    return <FailedState failure={error} onRetry={() => void list.refetch()} busy={list.isFetching} />;
  }
  return (
    <DefinitionContext value={definitionMarks}>
      <ColumnFacts facts={portfolioFacts} row={total} />
      {total.unpriced > 0 && <p className={styles.note}>{total.unpriced} 个币种没有行情，未计入合计。</p>}
      {onPhone ? (
        <HoldingCards rows={rows} columns={columns} />
      ) : (
        <DataTable
          label="持仓"
          columns={columns}
          rows={rows}
          rowKey={coinRowKey}
          state={state}
          empty={null}
          definition={definitionMark}
        />
      )}
      <ProfitChart rows={rows} asOf={data.asOf} />
      <div className={styles.charts}>
        <Card title="市值走势">
          <ValueChart trades={trades} nameOf={nameOf} />
        </Card>
        <Card title="持仓分布">
          <AllocationChart rows={rows} asOf={data.asOf} />
        </Card>
      </div>
      <Card title={`交易记录 ${trades.length} 笔`}>
        <TradeList trades={trades} nameOf={nameOf} symbolOf={symbolOf} onEdit={onEdit} onRemove={onRemove} />
        <p className={styles.note}>{kept}</p>
      </Card>
    </DefinitionContext>
  );
}
