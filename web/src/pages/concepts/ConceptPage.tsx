import { ConceptList } from '#templates/concept/ConceptList.tsx';

/** `/concept`: every concept. */
export default function ConceptListPage() {
  return <ConceptList />;
}
