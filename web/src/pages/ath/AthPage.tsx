import { useMemo } from 'react';
import { athColumns } from '#features/boards/athColumns.tsx';
import { coinRowKey, coinRowLink } from '#features/boards/coinNameColumn.tsx';
import { useWholeCoinListQuery } from '#features/coins/wholeListApi.ts';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { TableView } from '#features/tableView/TableView.tsx';
import { useDisplayInAddress } from '../home/useDisplayInAddress.ts';
import { DisplayTools } from '../parts/DisplayTools.tsx';

/** `/ath`: every ranked coin against its own highest price. */
export default function AthPage() {
  const display = useDisplayInAddress();
  const query = useWholeCoinListQuery({ type: -1 });
  const { data } = query;
  const rows = useMemo(() => data && { ...data, value: { rows: data.value } }, [data]);
  const columns = useMemo(() => athColumns(data?.asOf ?? 0), [data?.asOf]);
  return (
    <TableView
      id="ath"
      title="历史最高价"
      summary="各币种的历史最高价与日期，现价距最高还差多少、需要涨到几倍才能回到最高。"
      columns={columns}
      result={{ ...query, data: rows }}
      rowKey={coinRowKey}
      rowLink={coinRowLink}
      definition={definitionMark}
      tools={<DisplayTools display={display} />}
    />
  );
}
