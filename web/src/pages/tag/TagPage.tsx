import { useParams } from 'react-router';
import ConceptListPage from '../concept/ConceptPage.tsx';
import { NamedConcept } from '../conceptItem/NamedConcept.tsx';

/** `/tag/{id}`: a coin tag is a concept, named by its id or by its Chinese name; without one, all of them. */
export default function TagPage() {
  const { id = '' } = useParams();
  return id === '' ? <ConceptListPage /> : <NamedConcept concept={id} />;
}
