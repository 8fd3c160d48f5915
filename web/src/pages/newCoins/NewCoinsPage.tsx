import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { useNewCoinsQuery } from '#api/endpoints/coins.ts';
import { coinRowKey, coinRowLink } from '#features/boards/coinNameColumn.tsx';
import { newCoinColumns } from '#features/boards/newCoinColumns.tsx';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { TableView } from '#features/tableView/TableView.tsx';
import { useDisplayInAddress } from '../home/useDisplayInAddress.ts';
import { DisplayTools } from '../parts/DisplayTools.tsx';

/** `/newcoins`: the newest listings. */
export default function NewCoinsPage() {
  const display = useDisplayInAddress();
  const result = useNewCoinsQuery(
    { page: 1, pagesize: 100 },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <TableView
      id="newCoins"
      title="新币上市"
      summary="最近上线的币种：首发交易所、首发价与至今涨幅。新币波动大、流动性低，请注意风险。"
      columns={newCoinColumns}
      result={result}
      rowKey={coinRowKey}
      rowLink={coinRowLink}
      definition={definitionMark}
      tools={<DisplayTools display={display} />}
    />
  );
}
