import { sourceRecordColumns } from '@coinmirror/shared/columns/trackRecord.ts';
import type { SourceRecordRow } from '@coinmirror/shared/contract/trackRecord.ts';
import { useSourceRecordQuery } from '#api/endpoints/trackRecord.ts';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { DayStrip } from './DayStrip.tsx';

const CELLS: Cells<SourceRecordRow> = { days: ({ availability }) => <DayStrip shares={availability} /> };

const ABOUT =
  '近 90 天每个来源回答了多少次询问，以及询问之后手中回答的年龄；暂停期间的询问也算没有回答。竖线一天一条，越短可用率越低。';

/** 来源履历: how each source answered, day by day. */
export function SourceRecord() {
  const result = useSourceRecordQuery({});
  return (
    <Loadable result={result} height={400} isEmpty={() => false}>
      {({ sources }) => (
        <SectionTable
          title="来源履历"
          about={ABOUT}
          id="sourceRecord"
          columns={sourceRecordColumns}
          cells={CELLS}
          rows={sources}
          rowKey={({ name }) => name}
          tools={<SeriesLinks of="sourcedays" />}
          empty={<EmptyState title="还没有询问过任何来源" />}
        />
      )}
    </Loadable>
  );
}
