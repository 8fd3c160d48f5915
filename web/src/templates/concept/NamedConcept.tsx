import { isConceptId } from '@coinmirror/shared/contract/concepts.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import type { ReactNode } from 'react';
import { useConceptListQuery } from '#api/endpoints/concepts.ts';
import { NotFoundPage } from '#templates/errors/NotFoundPage.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';

const PLACE = 600;

interface NamedConceptProps {
  /** The id or name in the address. */
  readonly concept: string;
  /** Renders it by its id. */
  readonly children: (id: string) => ReactNode;
}

/** One concept by its id, or by its Chinese name as readers write it in an address. */
export function NamedConcept({ concept, children }: NamedConceptProps) {
  return isConceptId(concept) ? children(concept) : <OfName name={concept}>{children}</OfName>;
}

function OfName({ name, children }: Pick<NamedConceptProps, 'children'> & { readonly name: string }) {
  const result = useConceptListQuery(CALL_ARGS.conceptList);
  return (
    <Loadable result={result} height={PLACE} skeleton={<Skeleton height={PLACE} />}>
      {({ rows }) => {
        const concept = rows.find((row) => row.name === name);
        return concept ? children(concept.id) : <NotFoundPage />;
      }}
    </Loadable>
  );
}
