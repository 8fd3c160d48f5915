import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { pairName, placeName } from '@coinmirror/shared/kline/pairName.ts';
import type { ReactNode } from 'react';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './PairFacts.module.css';
import { PairPrice } from './PairPrice.tsx';
import { QuotePrice } from './QuotePrice.tsx';

interface PairFactsProps {
  readonly pair: KlinePair;
  /** Epoch ms of the pair's figures. */
  readonly asOf: number;
  /** Decimals of its prices. */
  readonly places: number;
  /** Beside the name: switching the market, an alert. */
  readonly actions?: ReactNode;
}

/** Above the chart: the pair, its newest price, its last 24 hours. */
export function PairFacts({ pair, asOf, places, actions }: PairFactsProps) {
  const { coinCode, coinName, exchange } = pair;
  return (
    <header className={styles.facts}>
      <div className={styles.who}>
        <Logo src={pair.logo} name={coinName} size={24} eager />
        <div>
          <h1 className={styles.name}>{pairName(pair)}</h1>
          <p className={styles.place}>
            <PageLink to="coin" params={{ coinCode }}>
              {coinName}
            </PageLink>
            {' · '}
            {exchange ? (
              <PageLink to="exchange" params={{ id: exchange.code }}>
                {exchange.name}
              </PageLink>
            ) : (
              placeName(pair)
            )}
          </p>
        </div>
        {actions}
      </div>
      <PairPrice pair={pair} asOf={asOf} places={places} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
      <section className={styles.scroller} tabIndex={0} aria-label="24 小时行情">
        <dl className={styles.day}>
          <Fact label="24H最高">
            <QuotePrice value={pair.high24h} places={places} />
          </Fact>
          <Fact label="24H最低">
            <QuotePrice value={pair.low24h} places={places} />
          </Fact>
          <Fact label="24H量">
            <Amount value={pair.volumeCoins24h} suffix={pair.base} />
          </Fact>
          <Fact label="24H成交额">
            <Money usd={pair.volume24h} kind="amount" />
          </Fact>
          {pair.fundingRate !== null && (
            <Fact label="资金费率">
              <Percent value={pair.fundingRate} places={4} arrow={false} />
            </Fact>
          )}
          {pair.openInterest !== null && (
            <Fact label="持仓量">
              <Money usd={pair.openInterest} kind="amount" />
            </Fact>
          )}
        </dl>
      </section>
    </header>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
