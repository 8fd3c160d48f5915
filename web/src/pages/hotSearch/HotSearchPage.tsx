import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { titleOf } from '@coinmirror/shared/pages/pages.ts';
import { useMemo } from 'react';
import { hotSearchColumns } from '#features/boards/hotSearchColumns.tsx';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { useHotSearchQuery } from '#features/search/searchApi.ts';
import { TableView } from '#features/tableView/TableView.tsx';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { coinRowKey, coinRowLink } from '#ui/columns/coinNameColumn.tsx';
import { BoardPicture } from '../parts/BoardPicture.tsx';

const SHOWN = 50;
const NONE: readonly never[] = [];

/** `/hotsearch`: what others search for. */
export default function HotSearchPage() {
  const display = useDisplayInAddress();
  const result = useHotSearchQuery(
    { page: 1, pagesize: SHOWN },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  const rows = result.data?.value.rows ?? NONE;
  const columns = useMemo(() => hotSearchColumns(rows), [rows]);
  return (
    <TableView
      id="hotSearch"
      title={titleOf('hotSearch')}
      summary="最近 24 小时被搜索最多的币种，热度以第一名为 100。"
      columns={columns}
      result={result}
      rowKey={coinRowKey}
      rowLink={coinRowLink}
      definition={definitionMark}
      tools={<DisplayTools display={display} />}
      picture={(rowsNow, asOf) => (
        <BoardPicture
          title={titleOf('hotSearch')}
          changeName="24H涨幅"
          changeOf={(row) => row.change24h}
          rowsNow={rowsNow}
          asOf={asOf}
        />
      )}
    />
  );
}
