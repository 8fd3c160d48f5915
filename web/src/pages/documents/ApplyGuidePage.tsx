import { applyGuide } from '@coinmirror/shared/content/documents/compiled/applyGuide.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

/** `/apply_guide`: how to be listed. */
export default function ApplyGuidePage() {
  return <DocumentView document={applyGuide} />;
}
