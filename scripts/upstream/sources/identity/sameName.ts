/** Words that say what a thing is and not which: sources add and leave them out as they like. */
const IDLE: ReadonlySet<string> = new Set([
  'blockchain',
  'chain',
  'coin',
  'crypto',
  'dao',
  'finance',
  'foundation',
  'governance',
  'network',
  'official',
  'project',
  'protocol',
  'the',
  'token',
]);
/** The same where they are written in one word: `JasmyCoin`. */
const IDLE_END = /(?<=.{3})(?:coin|finance|network|protocol|token)$/u;

/** Whether two full names mean one thing: letters and digits alone count, and words as `Token` and `Protocol` do not. */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [nameKey(one), nameKey(other)];
  return first.plain === second.plain || (first.core !== '' && first.core === second.core);
}

/** A name as it is compared: with all of its letters and digits, and without the words that say nothing of it. */
export interface NameKey {
  readonly plain: string;
  /** '' for a name that is such words alone. */
  readonly core: string;
}

/** How a name is compared with many: names are of one thing where they have `plain` or a `core` in common. */
export function nameKey(name: string): NameKey {
  const words = wordsOf(name);
  const core = words.filter((word) => !IDLE.has(word)).join('');
  return { plain: words.join(''), core: core.replace(IDLE_END, '') };
}

/** Letters of other alphabets are letters; what stands in brackets is said besides: `POL (ex-MATIC)`. */
function wordsOf(name: string): readonly string[] {
  return (withoutBrackets(name) || name)
    .replace(/[™®©℠]/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function withoutBrackets(name: string): string {
  return name.replace(/[([][^()[\]]*[)\]]/gu, ' ').trim();
}
