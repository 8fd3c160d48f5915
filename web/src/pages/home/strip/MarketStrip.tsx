import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { useGlobalMarketQuery } from '#api/endpoints/market.ts';
import { useFearGreedQuery, useVoteStatsQuery } from '#api/endpoints/sentiment.ts';
import { Money } from '#ui/number/Money.tsx';
import { Ring } from '#ui/ring/Ring.tsx';
import { SplitBar } from '#ui/splitBar/SplitBar.tsx';
import { FearGreedFact } from './FearGreedFact.tsx';
import styles from './MarketStrip.module.css';
import { StripFact } from './StripFact.tsx';
import { VoteFact } from './VoteFact.tsx';

/** The market in six facts, each of fixed size while it loads. */
export function MarketStrip() {
  const whole = useGlobalMarketQuery({});
  const index = useFearGreedQuery({});
  const votes = useVoteStatsQuery({});
  const market = whole.data?.value;
  return (
    <section className={styles.strip} aria-label="市场概况">
      <StripFact label="24H成交额" definition="totalVolume24h" result={whole}>
        <Money usd={market?.volume24h ?? null} kind="amount" className={styles.figure} />
      </StripFact>
      <StripFact label="总市值" definition="totalMarketCap" result={whole}>
        <Money usd={market?.marketCap ?? null} kind="amount" className={styles.figure} />
      </StripFact>
      <StripFact label="涨跌家数" definition="riseFallCount" result={whole}>
        <SplitBar
          label="上涨与下跌的币种"
          sides={[
            {
              label: '上涨',
              value: market?.riseCount ?? 0,
              text: formatCount(market?.riseCount),
              tone: 'up',
            },
            {
              label: '下跌',
              value: market?.fallCount ?? 0,
              text: formatCount(market?.fallCount),
              tone: 'down',
            },
          ]}
        />
      </StripFact>
      <StripFact label="恐惧贪婪指数" definition="fearGreed" result={index}>
        <FearGreedFact />
      </StripFact>
      <StripFact label="BTC占比" definition="btcDominance" result={whole}>
        <div className={styles.dominance}>
          <span className={styles.figure}>{formatShare(market?.btcDominance)}</span>
          <Ring value={market?.btcDominance ?? null} label="BTC 占总市值" size={40} center="" />
        </div>
      </StripFact>
      <StripFact label="多空情绪" definition="readerMood" result={votes}>
        <VoteFact />
      </StripFact>
    </section>
  );
}
