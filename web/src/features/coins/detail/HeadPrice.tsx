import type { CoinDetail } from '@coinmirror/shared/contract/coinInfo.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { useFlash } from '../useFlash.ts';
import { changeOf } from '../useLiveQuote.ts';
import styles from './CoinHead.module.css';
import { useLiveDetail } from './useLiveDetail.ts';

/** The price in the visitor's unit, the same in the other of ¥ and $, and its change on the chosen base. */
export function HeadPrice({ detail }: { readonly detail: CoinDetail }) {
  const { unit, rates, changeBase } = useDisplay();
  const { quote } = useLiveDetail(detail);
  const other = unit === 'cny' ? 'usd' : 'cny';
  return (
    <div className={styles.price}>
      <p className={styles.figures}>
        <span ref={useFlash(quote.price)} className={styles.moving} data-live="price">
          <Money usd={quote.price} kind="price" className={styles.now} />
        </span>
        <span className={styles.other}>
          ≈ {formatMoney(quote.price, { unit: other, rates, kind: 'price' })}
        </span>
      </p>
      <p className={styles.change}>
        <Percent value={changeOf(quote, changeBase)} className={styles.percent} />
        {changeBase === '24H' && (
          <span className={styles.amount}>
            <Money usd={quote.changeAmount24h} kind="price" />
          </span>
        )}
        <span className={styles.base}>{changeBase}</span>
      </p>
    </div>
  );
}
