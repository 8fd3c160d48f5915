/** Mixes `share` of one `#rrggbb` colour into another; other notations return the second colour unchanged. */
export function mix(color: string, into: string, share: number): string {
  const one = channels(color);
  const two = channels(into);
  if (one === null || two === null) return into;
  const mixed = one.map((value, index) => Math.round(value * share + (two[index] ?? 0) * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] | null {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return null;
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
