import type { InterestMoveRow, InterestPast } from '../contract/dashboards/futuresPast.ts';
import { shortExchangeName } from '../format/exchangeName.ts';
import { formatDateTime } from '../format/time.ts';
import { INTEREST_MOVES, type InterestMove, interestMoveNames, moveOf } from '../indicators/interestMoves.ts';

/** In how many coins price and open interest have moved so. */
export type MoveCounts = Readonly<Record<InterestMove, number>>;

export function moveCounts(rows: readonly InterestMoveRow[]): MoveCounts {
  const count = (move: InterestMove) => rows.filter((row) => moveOf(row) === move).length;
  return {
    rallyAdded: count('rallyAdded'),
    rallyClosed: count('rallyClosed'),
    declineAdded: count('declineAdded'),
    declineClosed: count('declineClosed'),
  };
}

/** How many coins have moved in which way, and of how many that is not known. */
export function interestMovesWords(rows: readonly InterestMoveRow[]): string {
  const counts = moveCounts(rows);
  const counted = interestMoveNames.map((move) => `${INTEREST_MOVES[move].name} ${counts[move]} 个`);
  const rest = rows.length - interestMoveNames.reduce((sum, move) => sum + counts[move], 0);
  const others = rest === 0 ? '' : `，另有 ${rest} 个持平或还没有 24 小时前的记录`;
  return `持仓量最大的 ${rows.length} 个币种里：${counted.join('，')}${others}。`;
}

/**
 * From when on the exchanges of a past are known, where they begin at different times, and which of them told a part of it
 * themselves; null where there is nothing to say.
 */
export function interestPastWords({ venues, points }: InterestPast): string | null {
  const named = venues.map(({ name, isFilled }, at) => ({
    name: shortExchangeName(name),
    isFilled,
    since: points.find((point) => point.venues[at] != null)?.time ?? null,
  }));
  const first = Math.min(...named.flatMap(({ since }) => since ?? []));
  const late = named.filter(({ since }) => since !== null && since > first);
  const filled = named.filter(({ isFilled }) => isFilled);
  const parts = [
    ...[...Map.groupBy(late, ({ since }) => since ?? 0)].map(
      ([since, own]) => `${listed(own)} 从 ${formatDateTime(since).slice(5, 16)} 起才有记录，此前的合计不含`,
    ),
    ...(filled.length === 0 ? [] : [`本站没有记录的时段，${listed(filled)} 取平台自己公布的历史`]),
  ];
  return parts.length === 0 ? null : `${parts.join('；')}。`;
}

function listed(venues: readonly { readonly name: string }[]): string {
  return venues.map(({ name }) => name).join('、');
}
