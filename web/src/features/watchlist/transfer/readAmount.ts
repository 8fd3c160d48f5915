/** A number of 0 or more, with or without thousands separators; null for an empty field and for anything else. */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(',', '').trim();
  const value = Number(plain);
  return plain !== '' && Number.isFinite(value) && value >= 0 ? value : null;
}
