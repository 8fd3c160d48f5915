import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { groupThousands, roundDecimal } from '@coinmirror/shared/format/decimal.ts';
import { isKnown, MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatGwei } from '@coinmirror/shared/format/supply.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useRef } from 'react';
import { Percent } from '#ui/number/Percent.tsx';
import { useShownSource } from '#ui/provenance/shownSources.ts';
import { Fact } from './Fact.tsx';
import styles from './facts.module.css';
import { useGlobalFacts } from './useGlobalFacts.ts';

/** The market in one line; each fact links to its page. */
export function MarketFacts() {
  const goldCell = useRef<HTMLSpanElement>(null);
  const answer = useGlobalFacts(goldCell);
  const facts = answer?.value;
  useShownSource(answer?.provenance);
  return (
    <ul className={styles.facts} aria-label="市场概况">
      <Fact label="币种" href={hrefTo('home')} value={formatCount(facts?.assetCount)} width={5} />
      <Fact
        label="交易所"
        href={hrefTo('exchangeList')}
        value={formatCount(facts?.exchangeCount)}
        width={3}
      />
      <Fact label="钱包" href={hrefTo('walletList')} value={formatCount(facts?.walletCount)} width={3} />
      {/* Without a source of it there is nothing to say. */}
      {facts?.usdtPriceCny !== null && (
        <Fact
          label="USDT 场外"
          href={hrefTo('coin', { coinCode: 'tether' })}
          value={fixed(facts?.usdtPriceCny, '¥')}
          width={5}
          title="USDT 场外价（人民币），其后为相对官方汇率的溢价"
        >
          {facts?.usdtPremium !== null && (
            <Percent value={facts?.usdtPremium ?? null} arrow={false} className={styles.beside} />
          )}
        </Fact>
      )}
      <Fact label="美元汇率" value={fixed(facts?.cnyPerUsd, '¥')} width={5} title="1 美元兑人民币" />
      <Fact label="BTC 占比" href={hrefTo('data')} value={formatShare(facts?.btcDominance)} width={6} />
      <Fact label="ETH Gas" href={hrefTo('dataEth')} value={formatGwei(facts?.ethGasGwei)} width={7} />
      <Fact ref={goldCell} label="黄金" value={fixed(facts?.goldPrice, '$')} width={9} title="美元/盎司" />
    </ul>
  );
}

function fixed(value: number | null | undefined, symbol: string): string {
  return isKnown(value) ? symbol + groupThousands(roundDecimal(value, 2)) : MISSING;
}
