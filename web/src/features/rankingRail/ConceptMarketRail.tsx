import { MoverPanel } from './MoverPanel.tsx';
import styles from './RankingRail.module.css';

/** Beside a concept: its top gainers and losers over an hour, a day and a week: six lists, the day's first. */
export function ConceptMarketRail({ concept }: { readonly concept: string }) {
  return (
    <div className={styles.rail}>
      <MoverPanel side="rise" concept={concept} />
      <MoverPanel side="drop" concept={concept} />
    </div>
  );
}
