import { newCoinColumns } from '@coinmirror/shared/columns/coinTables.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { newCoinsSentence } from '@coinmirror/shared/sentences/coinLists.ts';
import { useNewCoinsQuery } from '#api/endpoints/newCoins.ts';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { AddProjectButton } from '#features/feedback/AddProjectButton.tsx';
import { TableView } from '#features/tableView/TableView.tsx';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { coinStars } from '#templates/ranking/stars.tsx';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { coinRowKey, coinRowLink } from '#ui/columns/rowLink.tsx';

const COLUMNS = renderColumns(newCoinColumns, coinStars);

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
      sentence={result.data ? newCoinsSentence(result.data.value.rows) : null}
      columns={COLUMNS}
      result={result}
      rowKey={coinRowKey}
      rowLink={coinRowLink}
      definition={definitionMark}
      actions={<AddProjectButton />}
      tools={<DisplayTools display={display} />}
    />
  );
}
