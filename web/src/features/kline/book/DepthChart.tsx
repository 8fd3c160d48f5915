import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './depth.module.css';
import { depthPaths } from './depthPaths.ts';
import { useOrderBook } from './useBook.ts';

interface DepthChartProps {
  readonly tickerId: string;
  readonly base: string;
  /** Decimals of a price; undefined while the pair is on its way. */
  readonly places: number | undefined;
  readonly height: number;
}

/** Cumulated depth on each side by price. */
export function DepthChart({ tickerId, base, places, height }: DepthChartProps) {
  const result = useOrderBook(tickerId);
  return (
    <Loadable result={result} height={height} skeleton={<Skeleton height={height} />}>
      {({ bids, asks }) => {
        const paths = depthPaths(bids, asks);
        if (!paths) return null;
        const words = `从 ${formatPrice(paths.from, places)} 到 ${formatPrice(paths.to, places)}，单边最多累计 ${formatAmount(paths.deepest)} ${base}`;
        return (
          <figure aria-label={`深度图：${words}`}>
            <svg
              className={styles.depth}
              height={height}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path className={styles.bids} d={paths.bids} />
              <path className={styles.asks} d={paths.asks} />
            </svg>
            <figcaption className={styles.ends}>
              <span>{formatPrice(paths.from, places)}</span>
              <span>
                最多累计 {formatAmount(paths.deepest)} {base}
              </span>
              <span>{formatPrice(paths.to, places)}</span>
            </figcaption>
          </figure>
        );
      }}
    </Loadable>
  );
}
