import { isConceptId } from '@coinmirror/shared/contract/concepts.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { useConceptListQuery } from '#api/endpoints/concepts.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { ConceptView } from './ConceptView.tsx';

const PLACE = 600;

/** One sector by its id, or by its Chinese name as readers write it in an address. */
export function NamedConcept({ concept }: { readonly concept: string }) {
  return isConceptId(concept) ? <ConceptView concept={concept} /> : <ConceptOfName name={concept} />;
}

function ConceptOfName({ name }: { name: string }) {
  const result = useConceptListQuery(CALL_ARGS.conceptList);
  return (
    <Loadable result={result} height={PLACE} skeleton={<Skeleton height={PLACE} />}>
      {({ rows }) => {
        const concept = rows.find((row) => row.name === name);
        return concept ? <ConceptView concept={concept.id} /> : <NotFoundPage />;
      }}
    </Loadable>
  );
}
