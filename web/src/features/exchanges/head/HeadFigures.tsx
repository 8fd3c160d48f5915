import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import type { ReactNode } from 'react';
import { FactMark } from '#ui/definition/FactMark.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './HeadFigures.module.css';

/** What an exchange trades and holds; the first is the number one comes for. */
export function HeadFigures({ detail }: { readonly detail: ExchangeDetail }) {
  const { volume24h, volumeChange24h, futuresVolume24h, openInterest, reserve } = detail;
  const { pairCount, coinCount, contractCount, makerFee, takerFee } = detail;
  return (
    <dl className={styles.figures}>
      <Figure label="24H现货额" definition="exchangeVolume">
        <Money usd={volume24h} kind="amount" className={styles.main} /> <Percent value={volumeChange24h} />
      </Figure>
      {contractCount > 0 && (
        <>
          <Figure label="24H合约额" definition="exchangeVolume">
            <Money usd={futuresVolume24h} kind="amount" />
          </Figure>
          <Figure label="合约持仓量" definition="openInterest">
            <Money usd={openInterest} kind="amount" />
          </Figure>
        </>
      )}
      <Figure label="资产储备" definition="reserve">
        <Money usd={reserve} kind="amount" />
      </Figure>
      <Figure label="币种 / 交易对">
        {formatCount(coinCount)} / {formatCount(pairCount)}
      </Figure>
      <Figure label="现货挂单 / 吃单费">
        {formatShare(makerFee)} / {formatShare(takerFee)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly definition?: string;
  readonly children: ReactNode;
}

function Figure({ label, definition, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>
        {label}
        {definition !== undefined && <FactMark id={definition} label={label} />}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
