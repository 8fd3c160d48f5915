import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { summaryOf, titleOf } from '@coinmirror/shared/pages/pages.ts';
import { useNewCoinsQuery } from '#api/endpoints/coins.ts';
import { newCoinColumns } from '#features/boards/newCoinColumns.tsx';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { TableView } from '#features/tableView/TableView.tsx';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { coinRowKey, coinRowLink } from '#ui/columns/coinNameColumn.tsx';

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
      title={titleOf('newCoins')}
      summary={summaryOf('newCoins')}
      columns={newCoinColumns}
      result={result}
      rowKey={coinRowKey}
      rowLink={coinRowLink}
      definition={definitionMark}
      tools={<DisplayTools display={display} />}
    />
  );
}
