import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { mergeOrderBooks } from '@coinmirror/shared/kline/mergeOrderBooks.ts';
import { Money } from '#ui/number/Money.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useKlinePrefs } from '../prefs/klinePrefs.ts';
import styles from './depth.module.css';
import { DEEPEST_HEIGHT, depthPaths } from './depthPaths.ts';
import { useOrderBook } from './useBook.ts';
import { useOtherOrderBooks } from './useOthers.tsx';
import { chosenMarkets, type VenueMarkets } from './venueMarkets.ts';

interface DepthChartProps {
  readonly tickerId: string;
  readonly base: string;
  /** The venues whose order books may stand with it. */
  readonly venues: VenueMarkets;
  /** Decimals of a price; undefined while the pair is on its way. */
  readonly places: number | undefined;
  readonly height: number;
}

/** Where the axis of the cumulated size has a line, as parts of the deepest. */
const TICKS = [1, 0.5] as const;

/** Height of the prices below the axis, px. */
const ENDS_HEIGHT = 18;

/** Cumulated depth on each side by price. */
export function DepthChart({ tickerId, base, venues, places, height }: DepthChartProps) {
  const result = useOrderBook(tickerId);
  const [{ bookVenues }] = useKlinePrefs();
  const { answered, sources } = useOtherOrderBooks(chosenMarkets(venues, bookVenues).slice(1));
  const room = height + ENDS_HEIGHT;
  return (
    <>
      <Loadable result={result} height={room} skeleton={<Skeleton height={room} />}>
        {(own) => {
          const { bids, asks } = mergeOrderBooks([own, ...answered.map(({ value }) => value)]) ?? own;
          const paths = depthPaths(bids, asks);
          if (!paths) return null;
          const words = `从 ${formatPrice(paths.from, places)} 到 ${formatPrice(paths.to, places)}，单边最多累计 ${formatAmount(paths.deepest)} ${base}`;
          return (
            <figure aria-label={`深度图：${words}`}>
              <div className={styles.plot}>
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
                {TICKS.map((part) => (
                  <span
                    key={part}
                    className={styles.tick}
                    style={{ top: `${100 - part * DEEPEST_HEIGHT}%` }}
                    aria-hidden="true"
                  >
                    {formatAmount(part * paths.deepest)} {base}
                    {venues.usd !== null && (
                      <>
                        {' ≈ '}
                        <Money usd={part * paths.deepest * paths.middle * venues.usd} kind="amount" />
                      </>
                    )}
                  </span>
                ))}
              </div>
              <figcaption className={styles.ends}>
                <span>{formatPrice(paths.from, places)}</span>
                <span>累计量，按价格</span>
                <span>{formatPrice(paths.to, places)}</span>
              </figcaption>
            </figure>
          );
        }}
      </Loadable>
      {sources}
    </>
  );
}
