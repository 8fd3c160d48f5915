import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { useParams } from 'react-router';
import { ConceptList } from '#templates/concept/ConceptList.tsx';
import { NamedConcept } from '#templates/concept/NamedConcept.tsx';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { TagNews } from './TagNews.tsx';

/** `/tag/{id}`: a tag is a concept, by its id or by its Chinese name; without one, all of them. */
export default function TagPage() {
  const { id = '' } = useParams();
  useDocumentTitle(id === '' ? titleOf('concept') : undefined);
  if (id === '') return <ConceptList />;
  return <NamedConcept concept={id}>{(concept) => <TagNews concept={concept} />}</NamedConcept>;
}
