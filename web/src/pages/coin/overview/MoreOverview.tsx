import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { CoinFees } from '#features/coins/detail/fees/CoinFees.tsx';
import { MonthReturns } from '#features/coins/detail/returns/MonthReturns.tsx';
import { SimilarCoins } from '#features/coins/detail/similar/SimilarCoins.tsx';
import { CoinUnlocks } from '#features/coins/detail/unlocks/CoinUnlocks.tsx';

/** Below the chart: the price by month and year, the coins nearest to it, what its protocol or chain earns, what of it is unlocked and when. */
export function MoreOverview({ detail }: { readonly detail: CoinDetail }) {
  return (
    <>
      <MonthReturns code={detail.code} name={detail.name} />
      <SimilarCoins detail={detail} />
      <CoinFees detail={detail} />
      {/* Most coins have none: what came after it would move. */}
      <CoinUnlocks detail={detail} />
    </>
  );
}
