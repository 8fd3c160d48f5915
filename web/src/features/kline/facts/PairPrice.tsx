import type { KlinePair } from '@coinmirror/shared/contract/kline.ts';
import { directionOf } from '@coinmirror/shared/format/percent.ts';
import { useTick } from '#live/useTick.ts';
import { Percent } from '#ui/number/Percent.tsx';
import styles from './PairFacts.module.css';
import { QuotePrice } from './QuotePrice.tsx';

interface PairPriceProps {
  readonly pair: KlinePair;
  readonly asOf: number;
}

/** The newest price of a pair with its change in 24 hours, moving with the socket. */
export function PairPrice({ pair, asOf }: PairPriceProps) {
  const tick = useTick(pair.tickerId);
  const { price, change24h } = tick && tick.time >= asOf ? tick : pair;
  return (
    <p className={styles.price} data-direction={directionOf(change24h)}>
      <QuotePrice value={price} className={styles.newest} />
      <Percent value={change24h} />
    </p>
  );
}
