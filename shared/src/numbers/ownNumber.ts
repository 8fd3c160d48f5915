/**
 * The number of a text that this site itself wrote: a choice, a slider's place, a part of an address. NaN for anything
 * else. What a visitor types is read by `validation/numericInput.ts`.
 */
export function ownNumber(text: string | undefined): number {
  return Number(text || Number.NaN);
}
