import type { CoinDetail } from '@coinmirror/shared/contract/coinInfo.ts';
import type { ReactNode } from 'react';
import { Amount } from '#ui/number/Amount.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Ratio } from '#ui/number/Ratio.tsx';
import { Share } from '#ui/number/Share.tsx';
import { DayMark } from './DayMark.tsx';
import styles from './FactGrid.module.css';
import { useLiveDetail } from './useLiveDetail.ts';

/** A number that goes into a fact, as it is now. */
interface Input {
  readonly name: string;
  readonly value: ReactNode;
}

interface FactGridProps {
  readonly detail: CoinDetail;
  /** The way to what a fact means; belongs to another feature. */
  readonly definition?: (id: string, label: string, inputs?: readonly Input[]) => ReactNode;
}

/** Twelve facts of the market; those that follow from the price move with it. */
export function FactGrid({ detail, definition }: FactGridProps) {
  const { quote, history, supply, symbol } = useLiveDetail(detail);
  return (
    <dl className={styles.grid}>
      <Fact label="24H最高" help={definition?.('high24h', '24H最高')}>
        <Money usd={quote.high24h} kind="price" />
      </Fact>
      <Fact label="24H最低" help={definition?.('low24h', '24H最低')}>
        <Money usd={quote.low24h} kind="price" />
      </Fact>
      <Fact
        label="24H振幅"
        help={definition?.('amplitude', '24H振幅', [
          { name: '24H最高', value: <Money usd={quote.high24h} kind="price" /> },
          { name: '24H最低', value: <Money usd={quote.low24h} kind="price" /> },
        ])}
      >
        <Share value={quote.amplitude24h} />
      </Fact>
      <Fact
        label="流通市值"
        help={definition?.('marketCap', '流通市值', [
          { name: '价格', value: <Money usd={quote.price} kind="price" /> },
          { name: '流通数量', value: <Amount value={supply.circulating} suffix={symbol} /> },
        ])}
      >
        <Money usd={quote.marketCap} kind="amount" />
      </Fact>
      <Fact label="24H开盘价" help={definition?.('open24h', '24H开盘价')}>
        <Money usd={quote.open24h} kind="price" />
      </Fact>
      <Fact
        label="历史最高"
        help={definition?.('allTimeHigh', '历史最高')}
        note={<DayMark time={history.allTimeHighAt} />}
      >
        <Money usd={history.allTimeHigh} kind="price" />
      </Fact>
      <Fact
        label="24H量"
        help={definition?.('amount24h', '24H量', [
          { name: '24H额', value: <Money usd={quote.volume24h} kind="amount" /> },
        ])}
      >
        <Amount value={quote.volumeCoins24h} suffix={symbol} />
      </Fact>
      <Fact label="24H额" help={definition?.('volume24h', '24H额')}>
        <Money usd={quote.volume24h} kind="amount" />
      </Fact>
      <Fact
        label="24H换手"
        help={definition?.('turnoverRate', '24H换手', [
          { name: '24H额', value: <Money usd={quote.volume24h} kind="amount" /> },
          { name: '流通市值', value: <Money usd={quote.marketCap} kind="amount" /> },
        ])}
      >
        <Share value={quote.turnoverRate} />
      </Fact>
      <Fact label="量比" help={definition?.('volumeRatio', '量比')}>
        <Ratio value={quote.volumeRatio} />
      </Fact>
      <Fact label="BTC相关性" help={definition?.('btcCorrelation', 'BTC相关性')} note="90日">
        <Ratio value={quote.btcCorrelation} />
      </Fact>
      <Fact
        label="历史最低"
        help={definition?.('allTimeLow', '历史最低')}
        note={<DayMark time={history.allTimeLowAt} />}
      >
        <Money usd={history.allTimeLow} kind="price" />
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly label: string;
  /** When, or over which time. */
  readonly note?: ReactNode;
  readonly help: ReactNode;
  readonly children: ReactNode;
}

function Fact({ label, note, help, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>
        <span className={styles.words}>
          {label}
          {help}
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
