import { type BasedChanges, changeOf } from '@coinmirror/shared/columns/coinList.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import { writePageChange } from '@coinmirror/shared/format/writePageChange.ts';
import type { ReactNode, Ref } from 'react';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Money } from '#ui/number/Money.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import styles from './HeadPrice.module.css';

interface PriceFigureProps {
  /** Price (USD) and changes (%). */
  readonly quote: BasedChanges & { readonly price: number | null };
  /** The price's element, which flashes. */
  readonly now?: Ref<HTMLSpanElement>;
  /** Before the same price in another currency: the change in money. */
  readonly amount?: ReactNode;
  /** Draws the words that explain a number; by default the words. */
  readonly explained?: (what: 'price' | 'change', words: string) => ReactNode;
}

const wordsAlone = (_what: 'price' | 'change', words: string): ReactNode => words;

/** The number of a coin's page: its price, beside it its change, and below that the same price in the other of ¥ and $. */
export function PriceFigure({ quote, now, amount, explained = wordsAlone }: PriceFigureProps) {
  const { unit, rates, changeBase } = useDisplay();
  const other = unit === 'cny' ? 'usd' : 'cny';
  return (
    <div className={styles.price}>
      <span ref={now} className={styles.moving} data-live="price" translate="no">
        <Money usd={quote.price} kind="price" className={styles.now} />
      </span>
      <p className={styles.change}>
        <NumberText written={writePageChange(changeOf(quote, changeBase))} className={styles.percent} />
        <span className={styles.base}>{explained('change', changeBase)}</span>
      </p>
      <p className={styles.other}>
        {amount}
        <span>
          {explained('price', `≈ ${formatMoney(quote.price, { unit: other, rates, kind: 'price' })}`)}
        </span>
      </p>
    </div>
  );
}
