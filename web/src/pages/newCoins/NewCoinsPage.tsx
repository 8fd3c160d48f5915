import { newCoinColumns } from '@coinmirror/shared/columns/coinTables.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { summaries } from '@coinmirror/shared/routes/summaries.ts';
import { useNewCoinsQuery } from '#api/endpoints/coins.ts';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { TableView } from '#features/tableView/TableView.tsx';
import { dressed } from '#ui/columns/dressed.tsx';
import { coinRowKey, coinRowLink } from '#ui/columns/rowLink.tsx';
import { useDisplayInAddress } from '../home/useDisplayInAddress.ts';
import { DisplayTools } from '../parts/DisplayTools.tsx';

const COLUMNS = dressed(newCoinColumns);

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
      summary={summaries.newCoins}
      columns={COLUMNS}
      result={result}
      rowKey={coinRowKey}
      rowLink={coinRowLink}
      definition={definitionMark}
      tools={<DisplayTools display={display} />}
    />
  );
}
