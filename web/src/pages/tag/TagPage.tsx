import { useParams } from 'react-router';
import { useConceptListQuery } from '#api/endpoints/concepts.ts';
import { NotFoundPage } from '#pages/errors/NotFoundPage.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { ConceptView } from '../conceptItem/ConceptView.tsx';

const PLACE = 600;

/** `/tag/{id}`: a coin tag is a concept, named by its id or by its Chinese name. */
export default function TagPage() {
  const { id = '' } = useParams();
  const result = useConceptListQuery({ page: 1, pagesize: 200 });
  if (id === '') return <NotFoundPage />;
  return (
    <Loadable result={result} height={PLACE} skeleton={<Skeleton height={PLACE} />}>
      {({ rows }) => {
        const concept = rows.find((row) => row.id === id || row.name === id);
        return concept ? <ConceptView concept={concept.id} /> : <NotFoundPage />;
      }}
    </Loadable>
  );
}
