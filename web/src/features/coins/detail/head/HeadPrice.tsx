import { changeOf } from '@coinmirror/shared/columns/coinList.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import { useRef } from 'react';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { useFlash } from '../../useFlash.ts';
import { useLiveDetail } from '../useLiveDetail.ts';
import styles from './HeadPrice.module.css';

/** The price in the visitor's currency, the same in the other of ¥ and $, and its change on the chosen base. */
export function HeadPrice({ detail }: { readonly detail: CoinDetail }) {
  const { unit, rates, changeBase } = useDisplay();
  const { code, quote } = useLiveDetail(detail);
  const now = useRef<HTMLSpanElement>(null);
  useFlash(now, code, quote.price);
  const other = unit === 'cny' ? 'usd' : 'cny';
  return (
    <div className={styles.price}>
      <p className={styles.figures}>
        <span ref={now} className={styles.moving} data-live="price" translate="no">
          <Money usd={quote.price} kind="price" className={styles.now} />
        </span>
        <span className={styles.other}>
          <DefinedTerm id="price" label="价格" inputs={[{ name: '收据', value: receiptOf(detail.code) }]}>
            ≈ {formatMoney(quote.price, { unit: other, rates, kind: 'price' })}
          </DefinedTerm>
        </span>
      </p>
      <p className={styles.change}>
        <Percent value={changeOf(quote, changeBase)} className={styles.percent} arrow />
        {changeBase === '24H' && (
          <span className={styles.amount}>
            {(quote.changeAmount24h ?? 0) > 0 && '+'}
            <Money usd={quote.changeAmount24h} kind="price" />
          </span>
        )}
        <span className={styles.base}>
          <DefinedTerm id="change" label={`${changeBase}涨跌`}>
            {changeBase}
          </DefinedTerm>
        </span>
      </p>
    </div>
  );
}

/** Where the price can be reckoned again. */
function receiptOf(code: string) {
  return (
    <PageLink to="dataReceipt" params={{ code }}>
      谁的报价、多少权重，逐项核对
    </PageLink>
  );
}
