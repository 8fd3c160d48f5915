import type { CoinHolder, CoinHolders } from '@coinmirror/shared/contract/coin/holders.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { Fact, FactList } from '#ui/facts/FactList.tsx';
import { Percent } from '#ui/number/Percent.tsx';
import { Share } from '#ui/number/Share.tsx';
import { Time } from '#ui/time/Time.tsx';
import { TOPS, topShare } from './concentration.ts';

export interface HolderFactsProps {
  readonly holders: CoinHolders;
  /** Without the excluded kinds. */
  readonly remaining: readonly CoinHolder[];
}

/** The number of addresses, and the combined share of the largest. */
export function HolderFacts({ holders, remaining }: HolderFactsProps) {
  return (
    <FactList>
      <Fact
        label="持币地址数"
        definition="holders"
        note={
          <>
            {holders.days.length}日 <Percent value={holders.riseRate} />
            ，统计于 <Time value={holders.updatedAt} form="date" />
          </>
        }
      >
        {formatCount(holders.addressCount)}
      </Fact>
      {TOPS.map((count) => (
        <Fact key={count} label={`Top${count}占比`} definition="topHolderShare">
          <Share value={topShare(remaining, count)} />
        </Fact>
      ))}
    </FactList>
  );
}
