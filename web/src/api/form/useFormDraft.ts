import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readFormDraft, writeFormDraft } from '../storage/formDrafts.ts';
import { useDraftOwner } from './DraftOwner.ts';
import type { SendKey } from './sendKey.ts';

export interface DraftOptions<Values> {
  /** The form's name among the drafts. */
  readonly name: string;
  /** Version of the form: a draft of another version is not restored. */
  readonly version: number;
  /** Validates stored values: returns what may be shown. */
  readonly read: (stored: unknown) => Values;
}

/** The draft a form starts with; null for a form without drafts, or without a stored one. */
export function useStoredDraft<Values>(options: DraftOptions<Values> | undefined) {
  const owner = useDraftOwner();
  const [stored] = useState(() => readDraft(owner, options));
  return stored;
}

function readDraft<Values>(owner: string, options: DraftOptions<Values> | undefined) {
  const stored = options ? readFormDraft(owner, options.name, options.version) : null;
  if (!stored || !options) return null;
  return { values: options.read(stored.values), savedAt: stored.savedAt, sent: stored.sent };
}

interface FormDraftControls {
  /** When the restored draft was saved, epoch ms; null when the form started empty. */
  readonly restoredAt: number | null;
  /** Empties the form and deletes the draft. */
  clear(): void;
}

interface FormDraftParts<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly options: DraftOptions<Values> | undefined;
  readonly empty: Values;
  readonly restoredAt: number | null;
  /** The key of a submission that got no answer. */
  readonly sent: { current: SendKey | undefined };
}

/** Saves what is typed into a form on every change, so that a reload or a closed tab loses nothing. */
export function useFormDraft<Values extends FieldValues>(parts: FormDraftParts<Values>) {
  const { form, options, empty, sent } = parts;
  const owner = useDraftOwner();
  const [restoredAt, setRestoredAt] = useState(parts.restoredAt);
  const isDone = useRef(false);
  const { name, version } = options ?? {};

  function save(values: Values) {
    if (name === undefined || version === undefined || isDone.current) return;
    const isEmpty = JSON.stringify(values) === JSON.stringify(empty);
    const key = sent.current;
    const draft = { version, savedAt: Date.now(), values, ...(key && { sent: key }) };
    writeFormDraft(owner, name, isEmpty ? null : draft);
  }
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
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
        if (name !== undefined) writeFormDraft(owner, name, null);
      },
    } satisfies FormDraftControls,
    /** The draft of whoever writes now takes the place of the one before. */
    turn() {
      const stored = readDraft(owner, options);
      sent.current = stored?.sent;
      isDone.current = false;
      form.reset(stored?.values ?? empty);
      setRestoredAt(stored?.savedAt ?? null);
    },
    /** Saves the values with the key they are about to be sent under. */
    save: () => save(form.getValues()),
    /** The submission succeeded: deletes the draft. */
    finish() {
      isDone.current = true;
      if (name !== undefined) writeFormDraft(owner, name, null);
    },
  };
}
