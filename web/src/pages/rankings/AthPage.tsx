import { athColumns } from '@coinmirror/shared/columns/coinTables.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { highsSentence } from '@coinmirror/shared/sentences/coinLists.ts';
import { useMemo } from 'react';
import { useFullCoinListQuery } from '#features/coins/fullListApi.ts';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { TableView } from '#features/tableView/TableView.tsx';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { TablePicture } from '#templates/picture/TablePicture.tsx';
import { coinStars } from '#templates/ranking/stars.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { coinRowKey, coinRowLink } from '#ui/columns/rowLink.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const TOPS = [
  { value: 'all', label: '全部' },
  { value: '100', label: '市值前100' },
  { value: '500', label: '市值前500' },
] as const;

const PICTURED = { figure: 'price', change: 'drawdown' };

/** `/ath`: every ranked coin against its all-time high. */
export default function AthPage() {
  const display = useDisplayInAddress();
  const [params, write] = useUrlParams();
  const top = TOPS.find(({ value }) => value === params.get('top'))?.value ?? 'all';
  const query = useFullCoinListQuery({ type: -1 });
  const { data } = query;
  const rows = useMemo(() => {
    const isWithin = ({ rank }: CoinRow) => top === 'all' || (rank !== null && rank <= ownNumber(top));
    return data && { ...data, value: { rows: data.value.filter(isWithin) } };
  }, [data, top]);
  const columns = useMemo(() => athColumns(data?.asOf ?? 0), [data?.asOf]);
  const shown = useMemo(() => renderColumns(columns, coinStars), [columns]);
  const choose = (next: string) => write({ top: next === 'all' ? null : next });
  return (
    <TableView
      id="ath"
      title={titleOf('ath')}
      summary={summaryOf('ath')}
      sentence={rows ? highsSentence(rows.value.rows) : null}
      columns={shown}
      result={{ ...query, data: rows }}
      rowKey={coinRowKey}
      rowLink={coinRowLink}
      definition={definitionMark}
      tools={
        <>
          <Segmented label="市值范围" options={TOPS} value={top} onChange={choose} />
          <DisplayTools display={display} />
        </>
      }
      picture={(rowsNow, asOf) => (
        <TablePicture
          title={titleOf('ath')}
          columns={columns}
          pictured={PICTURED}
          rowsNow={rowsNow}
          asOf={asOf}
        />
      )}
    />
  );
}
