import type { CoinDetail } from '@coinmirror/shared/contract/coinInfo.ts';
import type { ReactNode } from 'react';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Ratio } from '#ui/number/Ratio.tsx';
import { Share } from '#ui/number/Share.tsx';
import { DayMark } from './DayMark.tsx';
import styles from './FactGrid.module.css';
import { useLiveDetail } from './useLiveDetail.ts';

/** Twelve facts of the market; those that follow from the price move with it. */
export function FactGrid({ detail }: { readonly detail: CoinDetail }) {
  const { quote, history, symbol } = useLiveDetail(detail);
  return (
    <dl className={styles.grid}>
      <Fact label="24H最高">
        <Money usd={quote.high24h} kind="price" />
      </Fact>
      <Fact label="24H最低">
        <Money usd={quote.low24h} kind="price" />
      </Fact>
      <Fact label="24H振幅">
        <Share value={quote.amplitude24h} />
      </Fact>
      <Fact label="流通市值">
        <Money usd={quote.marketCap} kind="amount" />
      </Fact>
      <Fact label="24H开盘价">
        <Money usd={quote.open24h} kind="price" />
      </Fact>
      <Fact label="历史最高" note={<DayMark time={history.allTimeHighAt} />}>
        <Money usd={history.allTimeHigh} kind="price" />
      </Fact>
      <Fact label="24H量">
        <Amount value={quote.volumeCoins24h} suffix={symbol} />
      </Fact>
      <Fact label="24H额">
        <Money usd={quote.volume24h} kind="amount" />
      </Fact>
      <Fact label="24H换手">
        <Share value={quote.turnoverRate} />
      </Fact>
      <Fact label="量比">
        <Ratio value={quote.volumeRatio} />
      </Fact>
      <Fact label="BTC相关性" note="90日">
        <Ratio value={quote.btcCorrelation} />
      </Fact>
      <Fact label="历史最低" note={<DayMark time={history.allTimeLowAt} />}>
        <Money usd={history.allTimeLow} kind="price" />
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  /** When, or over which time. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

function Fact({ label, note, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
