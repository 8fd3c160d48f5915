import { CHART_PLACE } from '#features/coins/detail/chart/chartPlace.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import styles from './CoinPage.module.css';

/** The skeleton of facts and chart. */
export function CoinSkeleton() {
  return (
    <>
      <div className={styles.figures}>
        <Skeleton height={184} />
        <Skeleton width={296} height={184} />
      </div>
      <Skeleton height={CHART_PLACE} />
    </>
  );
}
