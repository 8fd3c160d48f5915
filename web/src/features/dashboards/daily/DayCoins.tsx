import type { DayFigures } from '@coinmirror/shared/contract/news/daily.ts';
import { biggestMoves, dailyDashboard } from '@coinmirror/shared/dashboards/daily.ts';
import { useMemo } from 'react';
import { rowLinkTo } from '#ui/columns/rowLink.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';

/** Coins that a phone begins with: news and events follow them. */
const FIRST = 5;

const { id, title, columns, key, leadsTo } = dailyDashboard.table;
const rowLink = leadsTo && rowLinkTo(leadsTo);

/** What each followed coin did on the day; on a phone those that moved most, and the others behind one press. */
export function DayCoins({ day: { coins } }: { readonly day: DayFigures }) {
  const phoneRows = useMemo(
    () => ({
      rows: biggestMoves(coins, FIRST),
      about: `当日涨跌最大的 ${FIRST} 个`,
      all: `全部 ${coins.length} 个`,
    }),
    [coins],
  );
  return (
    <SectionTable
      title={title}
      id={id}
      columns={columns}
      rows={coins}
      rowKey={key}
      {...(rowLink && { rowLink })}
      {...(coins.length > FIRST && { phoneRows })}
    />
  );
}
