import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { directionOf } from '@coinmirror/shared/format/percent.ts';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './PairFacts.module.css';
import { QuotePrice } from './QuotePrice.tsx';
import { useNewest } from './useNewest.ts';

interface PairPriceProps {
  readonly pair: KlinePair;
  readonly asOf: number;
  readonly places: number;
}

/** The live price of a pair with its change in 24 hours. */
export function PairPrice({ pair, asOf, places }: PairPriceProps) {
  const { price, change24h } = useNewest(pair, asOf);
  return (
    <p className={styles.price} data-direction={directionOf(change24h)}>
      <QuotePrice value={price} places={places} className={styles.newest} />
      <Percent value={change24h} arrow />
    </p>
  );
}
