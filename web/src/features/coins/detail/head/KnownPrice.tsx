import { type BasedChanges, changeOf } from '@coinmirror/shared/columns/coinList.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './HeadPrice.module.css';

/** Price (USD) and changes (%) as a list tells them, in the place of `HeadPrice` until the coin's own answer. */
export function KnownPrice({ quote }: { readonly quote: BasedChanges & { readonly price: number } }) {
  const { unit, rates, changeBase } = useDisplay();
  const other = unit === 'cny' ? 'usd' : 'cny';
  return (
    <div className={styles.price}>
      <p className={styles.figures}>
        <span className={styles.moving} data-live="price" translate="no">
          <Money usd={quote.price} kind="price" className={styles.now} />
        </span>
        <span className={styles.other}>
          ≈ {formatMoney(quote.price, { unit: other, rates, kind: 'price' })}
        </span>
      </p>
      <p className={styles.change}>
        <Percent value={changeOf(quote, changeBase)} className={styles.percent} arrow />
        <span className={styles.base}>{changeBase}</span>
      </p>
    </div>
  );
}
