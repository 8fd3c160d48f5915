import { useGlobalMarketQuery } from '#api/endpoints/market.ts';
import { Money } from '#ui/number/Money.tsx';
import { Ring } from '#ui/ring/Ring.tsx';
import { SplitBar } from '#ui/splitBar/SplitBar.tsx';
import { FearGreedFact } from './FearGreedFact.tsx';
import styles from './MarketStrip.module.css';
import { StripFact } from './StripFact.tsx';
import { VoteFact } from './VoteFact.tsx';

/** The market in six facts. Each keeps its size while it loads. */
export function MarketStrip() {
  const market = useGlobalMarketQuery({}).data?.value;
  return (
    <section className={styles.strip} aria-label="市场概况">
      <StripFact label="24H成交额">
        <Money usd={market?.volume24h ?? null} kind="amount" className={styles.figure} />
      </StripFact>
      <StripFact label="总市值">
        <Money usd={market?.marketCap ?? null} kind="amount" className={styles.figure} />
      </StripFact>
      <StripFact label="上涨 / 下跌家数">
        <SplitBar
          label="上涨与下跌的币种"
          sides={[
            { label: '上涨', value: market?.riseCount ?? 0, text: countText(market?.riseCount), tone: 'up' },
            {
              label: '下跌',
              value: market?.fallCount ?? 0,
              text: countText(market?.fallCount),
              tone: 'down',
            },
          ]}
        />
      </StripFact>
      <StripFact label="恐惧贪婪指数">
        <FearGreedFact />
      </StripFact>
      <StripFact label="BTC占比">
        <span className={styles.dominance}>
          <span className={styles.figure}>{shareText(market?.btcDominance)}</span>
          <Ring value={market?.btcDominance ?? null} label="BTC 占总市值" size={40} center="" />
        </span>
      </StripFact>
      <StripFact label="多空情绪">
        <VoteFact />
      </StripFact>
    </section>
  );
}

function countText(count: number | undefined): string {
  return count === undefined ? '--' : count.toLocaleString('zh-CN');
}

function shareText(share: number | null | undefined): string {
  return share === null || share === undefined ? '--' : `${share.toFixed(2)}%`;
}
