import { ConceptList } from '#templates/concept/ConceptList.tsx';

/** `/concept`: every sector. */
export default function ConceptListPage() {
  return <ConceptList />;
}
