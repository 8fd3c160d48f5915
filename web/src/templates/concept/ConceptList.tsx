import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { sectorsSentence } from '@coinmirror/shared/sentences/sectors.ts';
import { useConceptListQuery } from '#api/endpoints/concepts.ts';
import { ConceptMapPlace } from '#features/concepts/ConceptMapPlace.tsx';
import { conceptColumns } from '#features/concepts/conceptColumns.tsx';
import { definitionMark } from '#features/definitions/definitionMark.tsx';
import { TableView } from '#features/tableView/TableView.tsx';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { PageLink } from '#ui/link/PageLink.tsx';

const rowKey = (row: ConceptRow) => row.id;
const rowLink = (row: ConceptRow, className: string) => (
  <PageLink to="conceptItem" params={{ id: row.id }} className={className} tabIndex={-1} aria-hidden="true" />
);

/** Every concept, as a map and as a table. */
export function ConceptList() {
  const display = useDisplayInAddress();
  const result = useConceptListQuery(
    { page: 1, pagesize: 200 },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  return (
    <TableView
      id="concepts"
      title={titleOf('concept')}
      summary={summaryOf('concept')}
      sentence={result.data ? sectorsSentence(result.data.value.rows) : null}
      columns={conceptColumns}
      result={result}
      rowKey={rowKey}
      rowLink={rowLink}
      above={<ConceptMapPlace answer={result.data} failed={result.isError} />}
      definition={definitionMark}
      tools={<DisplayTools display={display} />}
    />
  );
}
