import { nearestByValue, neighbourColumns } from '@coinmirror/shared/columns/coinNeighbours.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { useCoinRankQuery } from '#api/endpoints/coins.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useColumnTerm } from '#ui/definition/useColumnTerm.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { AS_IT_CAME } from '#ui/table/asItCame.ts';
import { DataTable } from '#ui/table/DataTable.tsx';

const SHOWN = 5;
/** As many as a sector has. */
const WHOLE = 200;
const HEIGHT = 300;

const columns = renderColumns(neighbourColumns);

/** 相似币: of the coin's main sector those nearest to it in market value. Nothing for a coin without sector or value. */
export function SimilarCoins({ detail }: { readonly detail: CoinDetail }) {
  const [sector] = detail.concepts;
  if (sector === undefined || detail.quote.marketCap === null) return null;
  return <Neighbours detail={detail} sector={sector} />;
}

interface NeighboursProps {
  readonly detail: CoinDetail;
  readonly sector: CoinDetail['concepts'][number];
}

function Neighbours({ detail: { code, name, quote }, sector }: NeighboursProps) {
  const result = useCoinRankQuery(
    { concept: sector.id, pagesize: WHOLE },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  const definition = useColumnTerm();
  return (
    <PageSection
      title="相似币"
      tools={
        <PageLink to="conceptItem" params={{ id: sector.id }}>
          {sector.name}板块，市值最接近的 {SHOWN} 个
        </PageLink>
      }
    >
      <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
        {({ rows }) => (
          <DataTable
            label={`与${name}相似的币`}
            columns={columns}
            rows={nearestByValue(rows, { code, marketCap: quote.marketCap }, SHOWN)}
            rowKey={(row) => row.code}
            state={AS_IT_CAME}
            definition={definition}
            empty={<EmptyState title="这个板块没有其他有市值的币种" />}
          />
        )}
      </Loadable>
    </PageSection>
  );
}
