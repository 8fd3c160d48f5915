export { table } from '@coinmirror/upstream/sources/healthCheck/textTable.ts';

/** `0.93 (goal ≥ 0.90: met)` */
export function goal(name: string, value: number, relation: '≥' | '≤', aim: number): string {
  const met = relation === '≥' ? value >= aim : value <= aim;
  return `${name}: ${value.toFixed(2)} (goal ${relation} ${aim}: ${met ? 'met' : 'not met'})`;
}

export function one(value: number, places = 1): string {
  return value.toFixed(places);
}
