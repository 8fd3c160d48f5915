import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { conceptTitle } from '@coinmirror/shared/pages/conceptTitle.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { conceptSentence } from '@coinmirror/shared/sentences/coinLists.ts';
import { Suspense } from 'react';
import * as v from 'valibot';
import { useConceptDetailQuery } from '#api/endpoints/concepts.ts';
import { useMarketTodayQuery } from '#api/endpoints/marketToday.ts';
import { isMissing } from '#api/isMissing.ts';
import { useKnownRow } from '#api/useKnownRow.ts';
import { ConceptOverview } from '#features/concepts/ConceptOverview.tsx';
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { CoinListView } from '#templates/coinList/CoinListView.tsx';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';

// Loads after the first rows, which do not need it.
const { Part: ConceptMarketRail } = lazyPart(
  async () => (await import('#features/rankingRail/ConceptMarketRail.tsx')).ConceptMarketRail,
);

const KNOWN_CONCEPT = {
  endpoints: ['conceptList', 'conceptHot'],
  key: 'id',
  schema: v.object({ name: v.string() }),
} as const;

/** One concept by its id: its index, its coins; not found when it is unknown. */
export function ConceptView({ concept }: { readonly concept: string }) {
  const result = useConceptDetailQuery({ id: concept });
  const bitcoin = useMarketTodayQuery({}).data?.value.bitcoin.change24h ?? null;
  const detail = result.data?.value ?? null;
  const known = useKnownRow(concept, KNOWN_CONCEPT, detail === null);
  const named = detail ?? known;
  useDocumentTitle(named && conceptTitle(named));
  if (isMissing(result.error)) return <NotFoundPage />;
  const label = named?.name ?? '概念板块';
  return (
    <CoinListView
      tab={{
        key: concept,
        label,
        title: named ? conceptTitle(named) : label,
        summary: `${detail?.coinCount ?? '--'} 个币种，按流通市值排名。`,
        coins: { type: COIN_LIST_TYPE.all, concept },
      }}
      tableId="conceptCoins"
      sentence={detail && conceptSentence(detail, bitcoin)}
      hrefOf={(page, stored) =>
        hrefTo('conceptItem', { id: concept }, page === 1 ? stored : { ...stored, page: String(page) })
      }
      aside={
        <AfterFirstScreen>
          <Suspense fallback={null}>
            <ConceptMarketRail concept={concept} />
          </Suspense>
        </AfterFirstScreen>
      }
      above={
        <DefinitionContext value={definitionMarks}>
          <ConceptOverview id={concept} result={result} />
        </DefinitionContext>
      }
    />
  );
}
