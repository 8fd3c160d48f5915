import { beijingDayStart } from '@coinmirror/shared/format/beijingDay.ts';
import { BITCOIN } from '@coinmirror/shared/portfolio/insteadBitcoin.ts';
import { byCoin, type Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { useMemo } from 'react';
import { useDayClosesQuery } from './dayClosesApi.ts';

/**
 * The daily closes of the coins of these trades, and Bitcoin's, which all are compared with; each from the day before its
 * first trade: a coin bought today has a day that has ended, too.
 */
export function useHoldingCloses(trades: readonly Trade[]) {
  const wanted = useMemo(() => wantedOf(trades), [trades]);
  return useDayClosesQuery(wanted, { skip: trades.length === 0 });
}

function wantedOf(trades: readonly Trade[]) {
  const first = (own: readonly Trade[]) =>
    Math.min(...own.map(({ day }) => (beijingDayStart(day) ?? 0) - DAY));
  const since = new Map([...byCoin(trades)].map(([code, own]) => [code, first(own)]));
  since.set(BITCOIN, first(trades));
  return [...since]
    .map(([code, day]) => ({ code, since: day }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
}
