import { useRef } from 'react';
import { Money } from '#ui/number/Money.tsx';
import { useFlash } from '../useFlash.ts';
import { type Quote, useLiveQuote } from '../useLiveQuote.ts';
import styles from './live.module.css';

export interface LiveCellProps {
  readonly code: string;
  /** The list's value; shown until a newer tick comes. */
  readonly quote: Quote;
}

/** The live price; only this cell re-renders when it changes, and only while it is on screen. */
export function LivePriceCell({ code, quote }: LiveCellProps) {
  const cell = useRef<HTMLSpanElement>(null);
  const { price } = useLiveQuote(code, quote, cell);
  useFlash(cell, code, price);
  return (
    <Money ref={cell} usd={price} kind="price" className={styles.live} data-live="price" translate="no" />
  );
}
