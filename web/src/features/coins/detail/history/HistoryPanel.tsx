import { coinDayColumns } from '@coinmirror/shared/columns/coinDays.ts';
import { useMemo } from 'react';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { isSimulated } from '#ui/simulated.ts';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { StaleNote } from '#ui/state/StaleNote.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { useTableState } from '#ui/table/useTableState.ts';
import { useNow } from '#ui/time/useNow.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { DayRangeForm } from './DayRangeForm.tsx';
import { HighMap } from './HighMap.tsx';
import styles from './History.module.css';
import { useCoinHistoryQuery } from './historyApi.ts';
import { type DayRange, shownDays, unreadEnds, wireDay } from './historyRange.ts';
import { RangeFacts } from './RangeFacts.tsx';
import { RankLine } from './RankLine.tsx';

export interface HistoryPanelProps {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
}

const EVERY_DAY = 10_000;
const EXPECTED_ROWS = 20;

const rowKey = (row: { readonly time: number }) => String(row.time);

/** A coin's daily prices as a table and a file, its monthly highs, and its rank over time. */
export function HistoryPanel({ code, name, symbol }: HistoryPanelProps) {
  const { range, unread, setRange } = useDayRange();
  const result = useCoinHistoryQuery({
    coincode: code,
    begintime: wireDay(range.from),
    endtime: wireDay(range.to),
    per_page: EVERY_DAY,
  });
  const state = useTableState('coin-history');
  const definition = useColumnTerm();
  const columns = useMemo(() => renderColumns(coinDayColumns(symbol)), [symbol]);
  const { currentData, error, isFetching, refetch } = result;
  const history = currentData?.value;
  const retry = () => void refetch();
  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <DayRangeForm
          range={range}
          unread={unread}
          firstDay={history?.firstDay ?? null}
          onChange={setRange}
        />
        <CsvButton name={`${name}历史数据`} columns={columns} rows={history?.days} state={state} />
      </div>
      {history && <RangeFacts history={history} />}
      {currentData?.stale && <StaleNote asOf={currentData.asOf} onRetry={retry} busy={isFetching} />}
      <div className={styles.table}>
        <DataTable
          label={`${name}的历史数据`}
          columns={columns}
          rows={history?.days}
          rowKey={rowKey}
          state={state}
          definition={definition}
          expectedRows={EXPECTED_ROWS}
          failed={error !== undefined && <FailedState failure={error} onRetry={retry} busy={isFetching} />}
          empty={<EmptyState title="这段日期没有数据" hint="可能在上市之前，或还没有到。" />}
          footnotes={isSimulated() ? NOTES : PAIR_NOTES}
        />
      </div>
      {history && currentData && <HighMap name={name} history={history} asOf={currentData.asOf} />}
      <RankLine code={code} name={name} />
    </div>
  );
}

const NOTES = [
  '每日从北京时间 0 点算起，最后一天到此刻为止；涨跌为收盘价对开盘价。',
  '流通市值与换手率按现在的流通量计算。',
];
/** Exchanges tell days by pair. */
const PAIR_NOTES = [
  ...NOTES,
  '价格、成交量与成交额取自该币成交最多的一个交易对，不是各交易所之和；因此不计算换手率。',
];

/** The days in the address; by default the last two months. */
function useDayRange() {
  const [params, write] = useUrlParams();
  const range = shownDays(params, useNow());
  const setRange = ({ from, to }: DayRange) => write({ from, to });
  return { range, unread: unreadEnds(params), setRange };
}
