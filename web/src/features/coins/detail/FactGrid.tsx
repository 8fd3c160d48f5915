import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import type { ReactNode } from 'react';
import type { FactInput } from '#ui/definition/DefinitionContext.ts';
import { FactMark } from '#ui/definition/FactMark.tsx';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Ratio } from '#ui/number/Ratio.tsx';
import { Share } from '#ui/number/Share.tsx';
import { DayMark } from './DayMark.tsx';
import styles from './FactGrid.module.css';
import { useLiveDetail } from './useLiveDetail.ts';

/** Twelve facts of the market; those that follow from the price move with it. */
export function FactGrid({ detail }: { readonly detail: CoinDetail }) {
  const { quote, history, supply, symbol } = useLiveDetail(detail);
  return (
    <dl className={styles.grid}>
      <Fact label="24H最高" definition="high24h">
        <Money usd={quote.high24h} kind="price" />
      </Fact>
      <Fact label="24H最低" definition="low24h">
        <Money usd={quote.low24h} kind="price" />
      </Fact>
      <Fact
        label="24H振幅"
        definition="amplitude"
        inputs={[
          { name: '24H最高', value: <Money usd={quote.high24h} kind="price" /> },
          { name: '24H最低', value: <Money usd={quote.low24h} kind="price" /> },
        ]}
      >
        <Share value={quote.amplitude24h} />
      </Fact>
      <Fact
        label="流通市值"
        definition="marketCap"
        inputs={[
          { name: '价格', value: <Money usd={quote.price} kind="price" /> },
          { name: '流通数量', value: <Amount value={supply.circulating} suffix={symbol} /> },
        ]}
      >
        <Money usd={quote.marketCap} kind="amount" />
      </Fact>
      <Fact label="24H开盘价" definition="open24h">
        <Money usd={quote.open24h} kind="price" />
      </Fact>
      <Fact label="历史最高" definition="allTimeHigh" note={<DayMark time={history.allTimeHighAt} />}>
        <Money usd={history.allTimeHigh} kind="price" />
      </Fact>
      <Fact
        label="24H量"
        definition="amount24h"
        inputs={[
          { name: '24H额', value: <Money usd={quote.volume24h} kind="amount" /> },
          { name: '价格', value: <Money usd={quote.price} kind="price" /> },
        ]}
      >
        <Amount value={quote.volumeCoins24h} suffix={symbol} />
      </Fact>
      <Fact label="24H额" definition="volume24h">
        <Money usd={quote.volume24h} kind="amount" />
      </Fact>
      <Fact
        label="24H换手"
        definition="turnoverRate"
        inputs={[
          { name: '24H额', value: <Money usd={quote.volume24h} kind="amount" /> },
          { name: '流通市值', value: <Money usd={quote.marketCap} kind="amount" /> },
        ]}
      >
        <Share value={quote.turnoverRate} />
      </Fact>
      <Fact label="量比" definition="volumeRatio">
        <Ratio value={quote.volumeRatio} />
      </Fact>
      <Fact label="BTC相关性" definition="btcCorrelation" note="90日">
        <Ratio value={quote.btcCorrelation} />
      </Fact>
      <Fact label="历史最低" definition="allTimeLow" note={<DayMark time={history.allTimeLowAt} />}>
        <Money usd={history.allTimeLow} kind="price" />
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  /** When, or over which time. */
  readonly note?: ReactNode;
  /** Key into the registry of definitions. */
  readonly definition: string;
  /** What the fact is made of, now. */
  readonly inputs?: readonly FactInput[];
  readonly children: ReactNode;
}

function Fact({ label, note, definition, inputs, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>
        <span className={styles.words}>
          {label}
          <FactMark id={definition} label={label} inputs={inputs} />
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
