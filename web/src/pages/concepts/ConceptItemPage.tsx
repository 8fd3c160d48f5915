import { useParams } from 'react-router';
import { ConceptView } from '#templates/concept/ConceptView.tsx';
import { NamedConcept } from '#templates/concept/NamedConcept.tsx';

/** `/concept/{id}` and `/concept/{name}.html`: one concept, its index, its coins. */
export default function ConceptPage() {
  const { id, name } = useParams();
  return (
    <NamedConcept concept={id ?? name ?? ''}>{(concept) => <ConceptView concept={concept} />}</NamedConcept>
  );
}
