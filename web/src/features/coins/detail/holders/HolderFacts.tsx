import type { CoinHolder, CoinHolders } from '@coinmirror/shared/contract/coin/holders.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { FactMark } from '#ui/definition/FactMark.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Ring } from '#ui/ring/Ring.tsx';
import { Time } from '#ui/time/Time.tsx';
import { TOPS, topShare } from './concentration.ts';
import styles from './Holders.module.css';

export interface HolderFactsProps {
  readonly holders: CoinHolders;
  /** Without the excluded kinds. */
  readonly remaining: readonly CoinHolder[];
}

/** The number of addresses, and the combined share of the largest. */
export function HolderFacts({ holders, remaining }: HolderFactsProps) {
  return (
    <div className={styles.facts}>
      <div className={styles.count}>
        <span className={styles.name}>
          持币地址数 <FactMark id="holders" label="持币地址数" />
        </span>
        <span className={styles.number}>{formatCount(holders.addressCount)}</span>
        <span className={styles.name}>
          {holders.days.length}日 <Percent value={holders.riseRate} />
          ，统计于 <Time value={holders.updatedAt} form="date" />
        </span>
      </div>
      <div className={styles.rings}>
        {TOPS.map((count) => (
          <Ring
            key={count}
            label={`Top${count}占比`}
            value={topShare(remaining, count)}
            size={80}
            help={<FactMark id="topHolderShare" label={`Top${count}占比`} />}
          />
        ))}
      </div>
    </div>
  );
}
