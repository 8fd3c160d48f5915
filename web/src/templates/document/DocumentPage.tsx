import type { DocumentContent } from '@coinmirror/shared/content/documents/document.ts';
import { DocumentView } from '#features/documents/DocumentView.tsx';
import { useTermMarks } from '#features/wiki/useTermMarks.tsx';
import { MarkSource } from '#ui/prose/marks.ts';

/** A text about the market, with wiki terms explained. */
export function DocumentPage({ document }: { readonly document: DocumentContent }) {
  return (
    <MarkSource value={useTermMarks}>
      <DocumentView document={document} />
    </MarkSource>
  );
}
