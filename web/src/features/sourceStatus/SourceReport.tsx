import {
  effectOf,
  type QuarantinedRow,
  quarantineColumns,
  quarantinedRows,
  reasonText,
  STATE_WORDS,
  sourceColumns,
} from '@coinmirror/shared/columns/sourceStatus.ts';
import {
  SOURCE_STATES,
  type SourceRow,
  type SourceStatusReport,
} from '@coinmirror/shared/contract/sourceStatus.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { useMemo } from 'react';
import type { Cells } from '#ui/columns/renderColumnsWith.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { SocketReport } from './SocketReport.tsx';
import { SourceAge } from './SourceAge.tsx';
import { StateMark } from './StateMark.tsx';
import styles from './sourceStatus.module.css';

const CELLS: Cells<SourceRow> = {
  state: ({ state }) => <StateMark state={state} />,
  effect: (row, _index, { onPhone }) => <Effect row={row} withReason={onPhone} />,
  answered: ({ answeredAt }) => <SourceAge time={answeredAt} />,
};

type SourceReportProps = Pick<SourceStatusReport, 'sources' | 'sockets'>;

/** The sources in a table, their sockets, and below it the numbers that are not believed. */
export function SourceReport({ sources, sockets }: SourceReportProps) {
  const quarantined = useMemo(() => quarantinedRows(sources), [sources]);
  return (
    <div className={styles.report}>
      <SectionTable
        title="来源"
        id="sources"
        columns={sourceColumns}
        cells={CELLS}
        rows={sources}
        rowKey={nameOf}
        lead={<Legend sources={sources} />}
      />
      {sockets.length > 0 && <SocketReport sockets={sockets} />}
      {quarantined.length > 0 && (
        <SectionTable
          title="隔离的数"
          about="与其他来源相差过大的数不显示，也不参与计算；连续三次恢复一致后自动解除。"
          id="quarantine"
          columns={quarantineColumns}
          rows={quarantined}
          rowKey={subjectOf}
        />
      )}
    </div>
  );
}

/** What visitors see; on a phone, which has no column for it, why comes first. In two lines where it is long. */
function Effect({ row, withReason }: { readonly row: SourceRow; readonly withReason: boolean }) {
  const effect = effectOf(row);
  const words = withReason && row.reason !== '' ? `${reasonText(row)}；${effect}` : effect;
  return (
    <span className={styles.effect} title={words}>
      {words || MISSING}
    </span>
  );
}

const nameOf = ({ name }: SourceRow) => name;
const subjectOf = ({ source, subject }: QuarantinedRow) => `${source} ${subject}`;

/** What the marks mean, each with the number of sources that bear it; those that none bears are left out. */
function Legend({ sources }: { readonly sources: readonly SourceRow[] }) {
  return (
    <dl className={styles.legend}>
      {SOURCE_STATES.map((state) => {
        const count = sources.filter((source) => source.state === state).length;
        return (
          count > 0 && (
            <div key={state}>
              <dt>
                <StateMark state={state} /> {count}
              </dt>
              <dd>{STATE_WORDS[state][2]}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
