/** Words that say what a thing is and not which: sources add and leave them out as they like. */
const IDLE: ReadonlySet<string> = new Set([
  'coin',
  'finance',
  'network',
  'official',
  'protocol',
  'the',
  'token',
]);

/** Whether two full names mean one thing: letters and digits alone count, and words as `Token` and `Protocol` do not. */
export function isSameName(one: string, other: string): boolean {
  return plain(one) === plain(other) || (core(one) !== '' && core(one) === core(other));
}

function words(name: string): readonly string[] {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function plain(name: string): string {
  return words(name).join('');
}

function core(name: string): string {
  return words(name)
    .filter((word) => !IDLE.has(word))
    .join('');
}
