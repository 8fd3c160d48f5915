import { interestMoveColumns } from '@coinmirror/shared/columns/dashboards/futuresPast.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import {
  futuresPastEndpoints,
  type InterestMoveRow,
  type InterestMoves,
} from '@coinmirror/shared/contract/dashboards/futuresPast.ts';
import { INTEREST_MOVES, inCoins, interestMoveNames } from '@coinmirror/shared/indicators/interestMoves.ts';
import { interestMovesWords, moveCounts } from '@coinmirror/shared/sentences/interestMoves.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import type { ScatterPoint } from '#charts/scatter/plan.ts';
import { ScatterChart } from '#charts/scatter/ScatterChart.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import styles from './InterestMovesPart.module.css';

const useInterestMoves = queryHookFor(futuresPastEndpoints, 'interestMoves');

/** The figure, its words and the table. */
const ROOM = 1750;
/** Rows of the table: all of them stand in the figure's own. */
const SHOWN = 20;
const X = { name: '24H涨幅', least: 2 } as const;
const Y = { name: '24H持仓（币数）', least: 2 } as const;
const FOOTNOTES = [
  '按币数：扣除价格变化后的持仓增减；与 24 小时前的整点相比，只算两头都有记录的平台。空心点超出坐标，画在边上。',
];
const rowKey = ({ code }: InterestMoveRow) => code;

/** What price and open interest of the largest coins have done together within 24 hours. */
export function InterestMovesPart() {
  const result = useInterestMoves({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <Loadable result={result} height={ROOM} skeleton={<Skeleton height={ROOM} />}>
      {(value, { asOf }) => <Moves value={value} asOf={asOf} />}
    </Loadable>
  );
}

function Moves({ value, asOf }: { readonly value: InterestMoves; readonly asOf: number }) {
  const { rows } = value;
  const points = useMemo(() => rows.flatMap(pointOf), [rows]);
  const ranked = useMemo(
    () => rows.toSorted((one, other) => moved(other) - moved(one)).slice(0, SHOWN),
    [rows],
  );
  return (
    <>
      <PageSection title="价格与持仓" about={points.length === 0 ? '' : interestMovesWords(rows)}>
        {points.length === 0 ? (
          <EmptyState title="还没有 24 小时前的持仓记录" />
        ) : (
          <ScatterChart
            title="24 小时涨幅与持仓变化"
            source="各合约平台"
            asOf={asOf}
            points={points}
            pointName="币种"
            x={X}
            y={Y}
            corners={cornersOf(rows)}
          />
        )}
        <dl className={styles.meanings}>
          {interestMoveNames.map((move) => (
            <div key={move}>
              <dt>{INTEREST_MOVES[move].name}</dt>
              <dd>{INTEREST_MOVES[move].meaning}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>每张合约都有一多一空，这里只说发生了什么，不说接下来会怎样。</p>
      </PageSection>
      <SectionTable
        title="持仓变化最大的 20 个币种"
        id="futures-moves"
        columns={interestMoveColumns}
        rows={ranked}
        rowKey={rowKey}
        footnotes={FOOTNOTES}
      />
    </>
  );
}

function pointOf(row: InterestMoveRow): readonly ScatterPoint[] {
  const y = inCoins(row);
  const { code, symbol, change24h: x } = row;
  return x === null || y === null ? [] : [{ key: code, name: symbol, x, y }];
}

/** Those that are not known come last. */
function moved(row: InterestMoveRow): number {
  return Math.abs(inCoins(row) ?? 0);
}

function cornersOf(rows: readonly InterestMoveRow[]) {
  const counts = moveCounts(rows);
  const named = (move: (typeof interestMoveNames)[number]) => `${INTEREST_MOVES[move].name} ${counts[move]}`;
  return {
    topLeft: named('declineAdded'),
    topRight: named('rallyAdded'),
    bottomLeft: named('declineClosed'),
    bottomRight: named('rallyClosed'),
  };
}
