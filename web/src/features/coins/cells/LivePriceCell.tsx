import { useRef } from 'react';
import { Money } from '#ui/number/Money.tsx';
import { useFlash } from '../useFlash.ts';
import { type Quote, useLiveQuote } from '../useLiveQuote.ts';
import styles from './live.module.css';

export interface LiveCellProps {
  readonly code: string;
  /** What the list says; shown until a newer tick comes. */
  readonly quote: Quote;
}

/** The price, moving with the socket; it alone is drawn again when it moves, and only while it is on screen. */
export function LivePriceCell({ code, quote }: LiveCellProps) {
  const cell = useRef<HTMLSpanElement>(null);
  const { price } = useLiveQuote(code, quote, cell);
  useFlash(cell, code, price);
  return <Money ref={cell} usd={price} kind="price" className={styles.live} data-live="price" />;
}
