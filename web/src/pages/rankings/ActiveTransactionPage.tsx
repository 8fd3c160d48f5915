import { ACTIVITY_NAMES, activityColumns } from '@coinmirror/shared/columns/coinTables.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { ACTIVITY_KINDS, type Activity } from '@coinmirror/shared/contract/activity.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { activitySentence } from '@coinmirror/shared/sentences/coinLists.ts';
import { useActiveCoinsQuery } from '#api/endpoints/activity.ts';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { TableView } from '#features/tableView/TableView.tsx';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { TablePicture } from '#templates/picture/TablePicture.tsx';
import { activityCells } from '#templates/ranking/cells/activityCells.tsx';
import { coinStars } from '#templates/ranking/stars.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { coinRowLink } from '#ui/columns/rowLink.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const TYPES = [
  { value: 'all', label: '全部' },
  ...ACTIVITY_KINDS.map((kind) => ({ value: kind, label: ACTIVITY_NAMES[kind] })),
] as const;

const COLUMNS = renderColumns(activityColumns, { ...coinStars, ...activityCells });

const rowKey = (row: Activity) => row.code;

const PICTURED = { figure: 'price', change: 'change24h' };

/** `/activetransaction`: coins with unusual volume, price or single trades in the last minutes. */
export default function ActiveTransactionPage() {
  const display = useDisplayInAddress();
  const [params, write] = useUrlParams();
  const type = TYPES.find(({ value }) => value === params.get('kind'))?.value ?? 'all';
  const result = useActiveCoinsQuery(
    { page: 1, pagesize: 200, type },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  const choose = (next: string) => write({ kind: next === 'all' ? null : next });
  return (
    <TableView
      id="activeTransaction"
      title={titleOf('activeTransaction')}
      summary={summaryOf('activeTransaction')}
      sentence={result.data ? activitySentence(result.data.value.rows) : null}
      columns={COLUMNS}
      result={result}
      rowKey={rowKey}
      rowLink={coinRowLink}
      definition={definitionMark}
      tools={
        <>
          <Segmented label="异动类型" options={TYPES} value={type} onChange={choose} />
          <DisplayTools display={display} />
        </>
      }
      picture={(rowsNow, asOf) => (
        <TablePicture
          title={titleOf('activeTransaction')}
          columns={activityColumns}
          pictured={PICTURED}
          rowsNow={rowsNow}
          asOf={asOf}
        />
      )}
      footnotes={[
        '放量：5 分钟成交额达到过去 24 小时平均每 5 分钟的 1.8 倍。',
        '大单：单笔不低于 1 万美元，且不低于近期成交平均的 3 倍。',
      ]}
    />
  );
}
