import { feeSubjectsOf } from '@coinmirror/shared/content/defi/feeSubjects.ts';
import { coinFeesEndpoints, type CoinFees as Fees } from '@coinmirror/shared/contract/coin/fees.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { queryHookFor } from '#api/queryHookFor.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import styles from './CoinFees.module.css';
import { EarnerPanel } from './EarnerPanel.tsx';
import { FeeCourse } from './FeeCourse.tsx';

const useCoinFees = queryHookFor(coinFeesEndpoints, 'coinFees');
/** px of the block as it is with one earner. */
const ROOM = 420;

/** 费用与收入: what users pay the protocol or the chain whose coin it is. Nothing for a coin of neither, and none is asked. */
export function CoinFees({ detail }: { readonly detail: CoinDetail }) {
  return feeSubjectsOf(detail.code).length === 0 ? null : <FeesOf code={detail.code} />;
}

function FeesOf({ code }: { readonly code: string }) {
  const result = useCoinFees({ code });
  if (result.data?.value === null) return null;
  return (
    <PageSection title="费用与收入" tools={<PageLink to="dataDefiFees">费用排行</PageLink>}>
      <Loadable result={result} height={ROOM} skeleton={<Skeleton height={ROOM} />}>
        {(value, { asOf }) => value && <Earners value={value} asOf={asOf} />}
      </Loadable>
    </PageSection>
  );
}

function Earners({ value, asOf }: { readonly value: Fees; readonly asOf: number }) {
  const charted = value.earners.find(({ days }) => days.length > 1);
  return (
    <div className={styles.parts}>
      {value.earners.map((earner) => (
        <EarnerPanel key={`${earner.kind} ${earner.code}`} earner={earner} of={value} />
      ))}
      {charted && (
        <div className={value.earners.length > 1 ? styles.wide : styles.part}>
          <FeeCourse earner={charted} asOf={asOf} />
        </div>
      )}
    </div>
  );
}
