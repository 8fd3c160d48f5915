/** Names that are said; one more than that is said rather than counted. */
const SAID = 2;

/** The first of some names and how many there are: `Ethereum、Base 等 12 条公链`; up to three are all said. */
export function fewNames(names: readonly string[], unit = '条公链'): string {
  if (names.length <= SAID + 1) return names.join('、');
  return `${names.slice(0, SAID).join('、')} 等 ${names.length} ${unit}`;
}
