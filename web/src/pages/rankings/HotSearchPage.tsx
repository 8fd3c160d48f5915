import { hotSearchColumns } from '@coinmirror/shared/columns/coinTables.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hotSearchSentence } from '@coinmirror/shared/sentences/coinLists.ts';
import { useMemo } from 'react';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { useHotSearchQuery } from '#features/searchField/searchApi.ts';
import { TableView } from '#features/tableView/TableView.tsx';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { TablePicture } from '#templates/picture/TablePicture.tsx';
import { hotSearchCells } from '#templates/ranking/cells/hotSearchCells.tsx';
import { coinStars } from '#templates/ranking/stars.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { coinRowKey, coinRowLink } from '#ui/columns/rowLink.tsx';

const SHOWN = 50;
const NONE: readonly never[] = [];

const PICTURED = { figure: 'price', change: 'change24h' };

const CELLS = { ...coinStars, ...hotSearchCells };

/** `/hotsearch`: popular searches. */
export default function HotSearchPage() {
  const display = useDisplayInAddress();
  const result = useHotSearchQuery(
    { page: 1, pagesize: SHOWN },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  const rows = result.data?.value.rows ?? NONE;
  const columns = useMemo(() => hotSearchColumns(rows), [rows]);
  const shown = useMemo(() => renderColumns(columns, CELLS), [columns]);
  return (
    <TableView
      id="hotSearch"
      title={titleOf('hotSearch')}
      summary={summaryOf('hotSearch')}
      sentence={result.data ? hotSearchSentence(rows) : null}
      columns={shown}
      result={result}
      rowKey={coinRowKey}
      rowLink={coinRowLink}
      definition={definitionMark}
      tools={<DisplayTools display={display} />}
      picture={(rowsNow, asOf) => (
        <TablePicture
          title={titleOf('hotSearch')}
          columns={columns}
          pictured={PICTURED}
          rowsNow={rowsNow}
          asOf={asOf}
        />
      )}
    />
  );
}
