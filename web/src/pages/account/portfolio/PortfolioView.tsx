import { holdingColumns, type NamedHolding, portfolioFacts } from '@coinmirror/shared/columns/holdings.ts';
import type { CostMethod } from '@coinmirror/shared/portfolio/costMethod.ts';
import type { PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useMemo } from 'react';
import { definitionMark, definitionMarks } from '#features/definitions/definitionMark.tsx';
import { AllocationChart } from '#features/portfolio/view/AllocationChart.tsx';
import { HoldingCards } from '#features/portfolio/view/HoldingCards.tsx';
import { PerformanceFacts } from '#features/portfolio/view/PerformanceFacts.tsx';
import { ProfitChart } from '#features/portfolio/view/ProfitChart.tsx';
import { TradeList } from '#features/portfolio/view/TradeList.tsx';
import { ValueChart } from '#features/portfolio/view/ValueChart.tsx';
import { StarButton } from '#features/watchlist/StarButton.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
import { Card } from '#ui/card/Card.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { coinRowKey } from '#ui/columns/rowLink.tsx';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';
import { ColumnFacts } from '#ui/facts/ColumnFacts.tsx';
import { PhoneFold } from '#ui/fold/PhoneFold.tsx';
import { PlusIcon } from '#ui/icon/icons.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { LotsTable } from './LotsTable.tsx';
import styles from './UserPortfolioPage.module.css';
import type { usePortfolioRows } from './usePortfolioRows.ts';

interface PortfolioViewProps {
  readonly portfolios: readonly PortfolioName[];
  readonly method: CostMethod;
  readonly list: ReturnType<typeof usePortfolioRows>;
  /** Where the trades are stored. */
  readonly kept: string;
  readonly nameOf: (code: string) => string;
  readonly symbolOf: (code: string) => string;
  readonly onAdd: (row: NamedHolding) => void;
  readonly onEdit: (trade: Trade) => void;
  readonly onRemove: (trade: Trade) => void;
  readonly onMove: (trades: readonly Trade[], to: PortfolioName) => void;
}

/** The holdings: totals, coins, allocation, value over time, and the trades behind them. */
export function PortfolioView(props: PortfolioViewProps) {
  const { portfolios, method, list, kept, nameOf, symbolOf, onAdd, onEdit, onRemove, onMove } = props;
  const { own: trades, rows, total, quotes, data, error } = list;
  const onPhone = useMediaQuery(PHONE);
  const state = useTableState('userPortfolio');
  const columns = useMemo(
    () =>
      renderColumns(holdingColumns, {
        manage: (row) => (
          <span className={styles.manage}>
            <StarButton kind="coin" code={row.code} name={row.name} />
            <IconButton
              size="s"
              label={`添加 ${row.name} 的交易`}
              icon={<PlusIcon />}
              onClick={() => onAdd(row)}
            />
          </span>
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
      <PhoneFold label="收益与比较">
        <PerformanceFacts trades={trades} rows={rows} total={total} quotes={quotes} nameOf={nameOf} />
      </PhoneFold>
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
      {method === 'fifo' && <LotsTable trades={trades} quotes={quotes} />}
      <ProfitChart rows={rows} asOf={data.asOf} />
      <div className={styles.charts}>
        <Card title="市值走势">
          <ValueChart trades={trades} method={method} quotes={quotes} nameOf={nameOf} />
        </Card>
        <Card title="持仓分布">
          <AllocationChart rows={rows} asOf={data.asOf} />
        </Card>
      </div>
      <Card title={`交易记录 ${trades.length} 笔`}>
        <TradeList
          trades={trades}
          portfolios={portfolios}
          nameOf={nameOf}
          symbolOf={symbolOf}
          onEdit={onEdit}
          onRemove={onRemove}
          onMove={onMove}
        />
        <p className={styles.note}>{kept}</p>
        <p className={styles.note}>以上只是按录入的交易做的算术，不是税务报告。</p>
      </Card>
    </DefinitionContext>
  );
}
