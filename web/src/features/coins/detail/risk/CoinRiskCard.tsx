import { RiskCard } from '#ui/risk/RiskCard.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { useCoinRiskQuery } from './coinRiskApi.ts';

const HEIGHT = 240;

/** The stated facts for and against a coin, each with its source. */
export function CoinRiskCard({ code }: { readonly code: string }) {
  const result = useCoinRiskQuery({ code });
  return (
    <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
      {({ level, risks }) => <RiskCard level={level} risks={risks} definition="coinRisk" />}
    </Loadable>
  );
}
