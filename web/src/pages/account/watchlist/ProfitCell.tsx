import { writeGain } from '@coinmirror/shared/format/fullMoney.ts';
import { useRef } from 'react';
import { useLiveQuote } from '#features/coins/useLiveQuote.ts';
import { profitOf } from '#features/watchlist/position.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './cells.module.css';
import type { TickerRow } from './useTickerRows.ts';

/** The position's profit or loss at the newest price, and in % of its cost. */
export function ProfitCell({ row }: { readonly row: TickerRow }) {
  const cell = useRef<HTMLSpanElement>(null);
  const { price } = useLiveQuote(row.code, row, cell);
  const display = useDisplay();
  const { usd, percent } = profitOf(price, row);
  return (
    <span ref={cell} className={styles.pair}>
      <NumberText written={writeGain(usd, null, display)} />
      {percent !== null && <Percent value={percent} />}
    </span>
  );
}
