import type { TextBlock } from '@coinmirror/shared/contract/richText.ts';
import type { SubmissionForm } from '@coinmirror/shared/submissions/form.ts';
import { LISTING_IS_FREE } from '@coinmirror/shared/submissions/parts.ts';
import { pageHead } from '../head.ts';
import type { Served } from '../served.ts';

/** What the server knows of a submission form: that it costs nothing, its steps, and what each asks for. */
export function submissionServed(form: SubmissionForm, description: string): Served {
  const steps = form.steps.flatMap(({ title, summary, fields }): readonly TextBlock[] => [
    { kind: 'heading', text: title },
    { kind: 'paragraph', text: summary },
    ...fields.map(({ label }): TextBlock => ({ kind: 'item', text: label })),
  ]);
  return {
    description,
    ignoresQuery: true,
    calls: () => [],
    prerender: (page) => [
      pageHead(page),
      { kind: 'text', text: [{ kind: 'paragraph', text: LISTING_IS_FREE }, ...steps] },
    ],
  };
}
