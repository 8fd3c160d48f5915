import { aboutus } from '@coinmirror/shared/content/documents/compiled/aboutus.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';

export default function AboutUsPage() {
  return <DocumentView document={aboutus} />;
}
