import { MoverPanel } from './MoverPanel.tsx';
import styles from './RankingRail.module.css';

/** Beside a sector: its coins that rose and fell most, over an hour, a day and a week: six lists, the day's first. */
export function ConceptMarketRail({ concept }: { readonly concept: string }) {
  return (
    <div className={styles.rail}>
      <MoverPanel side="rise" concept={concept} />
      <MoverPanel side="drop" concept={concept} />
    </div>
  );
}
