import { changeOf } from '@coinmirror/shared/columns/coinList.ts';
import { useRef } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { useLiveQuote } from '../useLiveQuote.ts';
import type { LiveCellProps } from './LivePriceCell.tsx';
import styles from './live.module.css';

/** The live change against the visitor's base (24 h, Beijing midnight, UTC midnight). */
export function LiveChangeCell({ code, quote }: LiveCellProps) {
  const { changeBase } = useDisplay();
  const cell = useRef<HTMLSpanElement>(null);
  const value = changeOf(useLiveQuote(code, quote, cell), changeBase);
  return <Percent ref={cell} value={value} className={styles.live} data-live="change" translate="no" />;
}
