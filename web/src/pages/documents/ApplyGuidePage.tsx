import { applyGuide } from '@coinmirror/shared/content/documents/compiled/applyGuide.ts';
import { DocumentPage } from '#templates/document/DocumentPage.tsx';

/** `/apply_guide`: the guide to listing. */
export default function ApplyGuidePage() {
  return <DocumentPage document={applyGuide} />;
}
