import { OWN_NUMBER, readNumericInput } from '@coinmirror/shared/validation/numericInput.ts';

/** A typed amount of 0 or more, as it is written in Chinese or with a decimal comma; null for none and anything else. */
export function readAmount(text: string): number | null {
  return readNumericInput(text, OWN_NUMBER).value ?? null;
}
