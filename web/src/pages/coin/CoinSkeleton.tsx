import { CHART_PLACE } from '#features/coins/detail/chart/chartPlace.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './CoinPage.module.css';

/** The skeleton of the chart and the facts beside it. */
export function CoinSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton height={CHART_PLACE} />
      <Skeleton height={CHART_PLACE} />
    </div>
  );
}
