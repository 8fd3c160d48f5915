import type { Column } from '@coinmirror/shared/columns/column.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import {
  type FuturesStanding,
  futuresPastEndpoints,
} from '@coinmirror/shared/contract/dashboards/futuresPast.ts';
import type { ReactNode } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';

const useStandings = queryHookFor(futuresPastEndpoints, 'futuresStandings');

/** Twenty rows of a table. */
const ROOM = 1100;
const rowKey = ({ code }: FuturesStanding) => code;

interface StandingsTableProps {
  readonly title: string;
  readonly id: string;
  /** Must be stable. */
  readonly columns: readonly Column<FuturesStanding>[];
  readonly footnotes: readonly string[];
  readonly tools?: ReactNode;
}

/** The largest coins beside their own past. */
export function StandingsTable(props: StandingsTableProps) {
  const result = useStandings({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <Loadable result={result} height={ROOM} skeleton={<Skeleton height={ROOM} />}>
      {({ rows }) => <SectionTable {...props} rows={rows} rowKey={rowKey} />}
    </Loadable>
  );
}
