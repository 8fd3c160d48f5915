import { refusalColumns } from '@coinmirror/shared/columns/trackRecord.ts';
import { POLL_FAST } from '@coinmirror/shared/constants/timings.ts';
import type { RefusalRow } from '@coinmirror/shared/contract/trackRecord.ts';
import { useRefusalLogQuery } from '#api/endpoints/trackRecord.ts';
import { SeriesLinks } from '#ui/file/SeriesLinks.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const ABOUT = '没有采用的数，按开始的时间从新到旧；偏差是与当时采用的价格相比，一段里最大的一次。';

/** 隔离日志: which numbers were refused, when, for how long, by how much. */
export function RefusalLog() {
  const result = useRefusalLogQuery({}, { pollingInterval: POLL_FAST, skipPollingIfUnfocused: true });
  return (
    <Loadable result={result} height={400} isEmpty={() => false}>
      {({ rows, total, open }) => (
        <SectionTable
          title="隔离日志"
          about={ABOUT}
          id="refusals"
          columns={refusalColumns}
          rows={rows}
          rowKey={keyOf}
          tools={<SeriesLinks of="refusals" />}
          footnotes={notes(rows.length, total, open)}
          empty={<EmptyState title="近 90 天没有拒绝过任何数" />}
        />
      )}
    </Loadable>
  );
}

const keyOf = ({ venue, subject, from }: RefusalRow) => `${venue} ${subject} ${from}`;

function notes(shown: number, total: number, open: number): readonly string[] {
  if (total === 0) return [];
  const all = `近 90 天共 ${total} 段，此刻 ${open} 段仍在隔离。`;
  return [shown < total ? `${all}这里是最新的 ${shown} 段，全部在数据地址里。` : all];
}
