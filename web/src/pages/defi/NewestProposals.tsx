import type { DefiProtocolRow } from '@coinmirror/shared/contract/defi/overview.ts';
import { useMemo } from 'react';
import { ProposalList } from '#features/proposals/ProposalList.tsx';
import { useProposalListQuery } from '#features/proposals/proposalsApi.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const SHOWN = 8;
const LINE = 100;
/** Of all projects; those that are not protocols are left out. */
const ASKED = { per_page: 40 };

/** Current and latest votes of these protocols. */
export function NewestProposals({ protocols }: { readonly protocols: readonly DefiProtocolRow[] }) {
  const result = useProposalListQuery(ASKED);
  const codes = useMemo(() => new Set(protocols.map(({ coinCode }) => coinCode)), [protocols]);
  return (
    <PageSection title="最新提案" tools={<PageLink to="proposalCoin">全部提案</PageLink>}>
      <Loadable
        result={result}
        height={SHOWN * LINE}
        skeleton={<SkeletonLines lines={SHOWN} lineHeight={LINE} />}
      >
        {({ rows }) => {
          const shown = rows.filter(({ space }) => codes.has(space.id)).slice(0, SHOWN);
          return shown.length === 0 ? (
            <EmptyState title="还没有提案" />
          ) : (
            <ProposalList proposals={shown} level={3} />
          );
        }}
      </Loadable>
    </PageSection>
  );
}
