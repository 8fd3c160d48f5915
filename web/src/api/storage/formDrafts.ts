import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { FORM_DRAFT_LIFETIME } from '@coinmirror/shared/constants/timings.ts';
import * as v from 'valibot';
import { readStored, writeStored } from './localStore.ts';

const draft = v.object({
  /** Version of the form. */
  version: v.number(),
  /** Epoch ms. */
  savedAt: v.number(),
  values: v.unknown(),
  /** A submission without an answer: its values, and the key it was sent under. */
  sent: v.optional(v.object({ of: v.string(), key: v.string() })),
});
export type FormDraft = v.InferOutput<typeof draft>;

function readAll(): Record<string, unknown> {
  const stored = readStored(STORAGE_KEYS.formDrafts);
  return v.is(v.record(v.string(), v.unknown()), stored) ? stored : {};
}

/**
 * What was typed into a form and not submitted; null when there is none, when the form's version differs, or
 * when it is too old.
 */
export function readFormDraft(name: string, version: number): FormDraft | null {
  const read = v.safeParse(draft, readAll()[name]);
  if (!read.success || read.output.version !== version) return null;
  return Date.now() - read.output.savedAt > FORM_DRAFT_LIFETIME ? null : read.output;
}

/** Saves what is typed into a form; null deletes it. */
export function writeFormDraft(name: string, kept: FormDraft | null): void {
  const { [name]: _old, ...others } = readAll();
  const all = kept === null ? others : { ...others, [name]: kept };
  writeStored(STORAGE_KEYS.formDrafts, Object.keys(all).length > 0 ? all : undefined);
}
