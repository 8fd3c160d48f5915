import { useParams } from 'react-router';
import { ConceptList } from '#templates/concept/ConceptList.tsx';
import { NamedConcept } from '#templates/concept/NamedConcept.tsx';

/** `/tag/{id}`: a coin tag is a concept, named by its id or by its Chinese name; without one, all of them. */
export default function TagPage() {
  const { id = '' } = useParams();
  return id === '' ? <ConceptList /> : <NamedConcept concept={id} />;
}
