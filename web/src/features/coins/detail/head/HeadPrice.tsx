import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { useRef } from 'react';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { useFlash } from '../../useFlash.ts';
import { useLiveDetail } from '../useLiveDetail.ts';
import { PriceFigure } from './PriceFigure.tsx';

/** The live price in the visitor's currency, its change on the chosen base, and the card that explains each. */
export function HeadPrice({ detail }: { readonly detail: CoinDetail }) {
  const { changeBase } = useDisplay();
  const { code, quote } = useLiveDetail(detail);
  const now = useRef<HTMLSpanElement>(null);
  useFlash(now, code, quote.price);
  return (
    <PriceFigure
      quote={quote}
      now={now}
      amount={
        changeBase === '24H' && (
          <span>
            {(quote.changeAmount24h ?? 0) > 0 && '+'}
            <Money usd={quote.changeAmount24h} kind="price" />
          </span>
        )
      }
      explained={(what, words) =>
        what === 'change' ? (
          <DefinedTerm id="change" label={`${changeBase}涨跌`}>
            {words}
          </DefinedTerm>
        ) : (
          <DefinedTerm id="price" label="价格" inputs={[{ name: '收据', value: receiptOf(code) }]}>
            {words}
          </DefinedTerm>
        )
      }
    />
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
