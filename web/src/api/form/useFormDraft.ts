import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readFormDraft, writeFormDraft } from '../storage/formDrafts.ts';
import type { SendKey } from './sendKey.ts';

export interface DraftOptions<Values> {
  /** What the form is called among the drafts. */
  readonly name: string;
  /** Of the form: a draft of another one is not restored. */
  readonly version: number;
  /** What of the stored values may be shown. */
  readonly read: (stored: unknown) => Values;
}

/** The draft a form begins with; null for a form that keeps none, or when there is none. */
export function useStoredDraft<Values>(options: DraftOptions<Values> | undefined) {
  const [stored] = useState(() => (options ? readFormDraft(options.name, options.version) : null));
  if (!stored || !options) return null;
  return { values: options.read(stored.values), savedAt: stored.savedAt, sent: stored.sent };
}

interface FormDraftControls {
  /** When the draft that stands in the form was kept, epoch ms; null when the form began empty. */
  readonly restoredAt: number | null;
  /** Empties the form and forgets the draft. */
  clear(): void;
}

interface FormDraftParts<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly options: DraftOptions<Values> | undefined;
  readonly empty: Values;
  readonly restoredAt: number | null;
  /** The key of what has been sent without an answer. */
  readonly sent: () => SendKey | undefined;
}

/** Keeps what is typed into a form with every change, so that neither a reload nor a closed tab loses it. */
export function useFormDraft<Values extends FieldValues>(parts: FormDraftParts<Values>) {
  const { form, options, empty } = parts;
  const [restoredAt, setRestoredAt] = useState(parts.restoredAt);
  const isDone = useRef(false);
  const { name, version } = options ?? {};

  function keep(values: Values) {
    if (name === undefined || version === undefined || isDone.current) return;
    const isEmpty = JSON.stringify(values) === JSON.stringify(empty);
    const sent = parts.sent();
    writeFormDraft(name, isEmpty ? null : { version, savedAt: Date.now(), values, ...(sent && { sent }) });
  }
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });

  useEffect(() => {
    if (name === undefined) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => latest.current(values),
    });
  }, [form.subscribe, name]);

  return {
    controls: {
      restoredAt,
      clear() {
        form.reset(empty);
        setRestoredAt(null);
        if (name !== undefined) writeFormDraft(name, null);
      },
    } satisfies FormDraftControls,
    /** Keeps the values with the key they are about to be sent under. */
    keep: () => keep(form.getValues()),
    /** They have arrived: nothing is kept any more. */
    finish() {
      isDone.current = true;
      if (name !== undefined) writeFormDraft(name, null);
    },
  };
}
