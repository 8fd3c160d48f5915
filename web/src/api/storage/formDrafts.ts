import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { FORM_DRAFT_LIFETIME } from '@coinmirror/shared/constants/timings.ts';
import * as v from 'valibot';
import { readOwned, writeOwned } from './ownedDrafts.ts';

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

/**
 * What its owner typed into a form and did not submit; null when there is none, when the form's version differs, or
 * when it is too old.
 */
export function readFormDraft(owner: string, name: string, version: number): FormDraft | null {
  const read = v.safeParse(draft, readOwned(STORAGE_KEYS.formDrafts, owner, name));
  if (!read.success || read.output.version !== version) return null;
  return Date.now() - read.output.savedAt > FORM_DRAFT_LIFETIME ? null : read.output;
}

/** Saves what is typed into a form; null deletes it. */
export function writeFormDraft(owner: string, name: string, stored: FormDraft | null): void {
  writeOwned(STORAGE_KEYS.formDrafts, owner, name, stored ?? undefined);
}
