import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { pairName, placeName } from '@coinmirror/shared/kline/pairName.ts';
import type { ReactNode } from 'react';
import { DefinedTerm } from '#ui/definition/DefinedTerm.tsx';
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
  const isPair = exchange !== null;
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
          {pair.fundingRate !== null && (
            <Fact label="资金费率" definition="fundingRate">
              <Percent value={pair.fundingRate} places={4} />
            </Fact>
          )}
          {pair.openInterest !== null && (
            <Fact label="持仓量 (OI)" definition="openInterest">
              <Money usd={pair.openInterest} kind="amount" />
            </Fact>
          )}
          <Fact label="24H最高" definition="high24h">
            <QuotePrice value={pair.high24h} places={places} />
          </Fact>
          <Fact label="24H最低" definition="low24h">
            <QuotePrice value={pair.low24h} places={places} />
          </Fact>
          {/* A perpetual has two facts of its own: with this one the last would be cut. */}
          {pair.fundingRate === null && (
            <Fact label="24H量" definition={isPair ? 'pairAmount24h' : 'amount24h'}>
              <Amount value={pair.volumeCoins24h} suffix={pair.base} />
            </Fact>
          )}
          <Fact label="24H成交额" definition={isPair ? 'pairVolume24h' : 'volume24h'}>
            <Money usd={pair.volume24h} kind="amount" />
          </Fact>
        </dl>
      </section>
    </header>
  );
}

interface FactProps {
  readonly label: string;
  /** Key of its definition. */
  readonly definition: string;
  readonly children: ReactNode;
}

function Fact({ label, definition, children }: FactProps) {
  return (
    <div>
      <dt>
        <DefinedTerm id={definition} label={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
