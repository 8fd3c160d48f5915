import { railMovers } from '@coinmirror/shared/columns/rail.ts';
import { CHANGE_PERIOD } from '@coinmirror/shared/contract/rankings/moves.ts';
import { useState } from 'react';
import { useMaxChangeQuery } from '#api/endpoints/rankings.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { RAIL_POLLING } from './polling.ts';
import { RailTable } from './RailTable.tsx';
import { coinRailCells } from './railCells.tsx';
import { RAIL_SIZE } from './railSize.ts';

type Period = keyof typeof CHANGE_PERIOD;

const PERIODS: readonly { readonly value: Period; readonly label: string }[] = [
  { value: '1h', label: '1小时' },
  { value: '24h', label: '24小时' },
  { value: '7d', label: '1周' },
];

const columns = renderColumns(railMovers, coinRailCells);

interface MoverPanelProps {
  readonly side: 'rise' | 'drop';
  /** Only coins of this concept. */
  readonly concept: string;
}

/** A concept's top gainers or losers over an hour, a day or a week. */
export function MoverPanel({ side, concept }: MoverPanelProps) {
  const title = side === 'rise' ? '板块涨幅榜' : '板块跌幅榜';
  const [period, setPeriod] = useState<Period>('24h');
  const result = useMaxChangeQuery(
    {
      isup: side === 'rise' ? 1 : 0,
      sort_type: CHANGE_PERIOD[period],
      per_page: RAIL_SIZE,
      concept,
    },
    RAIL_POLLING,
  );
  return (
    <RailTable
      title={title}
      more={<small>24H成交额 ≥ $5 万</small>}
      choice={<Segmented label={`${title}周期`} options={PERIODS} value={period} onChange={setPeriod} />}
      columns={columns}
      rowKey={(row) => row.code}
      result={result}
    />
  );
}
