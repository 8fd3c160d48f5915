import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { ConceptsCard, LinksCard } from '#features/coins/detail/about/LinksCard.tsx';
import { Calculator } from '#features/coins/detail/calculator/Calculator.tsx';
import { PegCard, pegDeviation } from '#features/coins/detail/peg/PegCard.tsx';
import { CoinRiskCard } from '#features/coins/detail/risk/CoinRiskCard.tsx';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';

/** Beside a coin's content: its peg, a converter, its risks, links and concepts. */
export function CoinRail({ detail }: { readonly detail: CoinDetail }) {
  return (
    <>
      <AfterFirstScreen>
        {pegDeviation(detail) !== null && <PegCard detail={detail} />}
        <Calculator detail={detail} />
      </AfterFirstScreen>
      <AfterFirstScreen>
        <CoinRiskCard code={detail.code} />
        <LinksCard detail={detail} />
        <ConceptsCard detail={detail} />
      </AfterFirstScreen>
    </>
  );
}
