import { useParams } from 'react-router';
import { ConceptView } from './ConceptView.tsx';

/** `/concept/{id}` and `/concept/{name}.html`: one sector, its index, its coins. */
export default function ConceptPage() {
  const { id, name } = useParams();
  return <ConceptView concept={id ?? name ?? ''} />;
}
