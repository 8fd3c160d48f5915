import type { WikiIndex } from '@coinmirror/shared/contract/wiki.ts';

/** A piece of a text, with the id of the term it names, if any. */
export interface TermPiece {
  readonly text: string;
  readonly term?: string;
}

/** Terms whose names are also everyday words: a text that contains them seldom means the term. */
const EVERYDAY = new Set([
  ...[
    '地址',
    '节点',
    '确认数',
    '授权',
    '托管',
    '深度',
    '下架',
    '上币',
    '金库',
    '钓鱼',
    '锚定',
    '解锁',
    '钱包',
  ],
  ...['相关性', '期权', '成交额', '区块', '交易对', '涨跌幅口径', '振幅', '杠杆', '法币'],
]);
/** Abbreviations of two letters are too ambiguous. */
const SHORTEST = 3;

/**
 * The first occurrence of each term in a text, whose pieces are given in reading order: by piece, for those with one.
 * Of names that start at the same position the longest wins; Latin names match whole words only.
 */
export function markTerms(
  texts: readonly string[],
  { groups }: WikiIndex,
): ReadonlyMap<string, readonly TermPiece[]> {
  const ids = new Map<string, string>();
  for (const { id, name, abbr } of groups.flatMap(({ terms }) => terms)) {
    if (!EVERYDAY.has(name)) ids.set(name, id);
    if (abbr.length >= SHORTEST) ids.set(abbr, id);
  }
  const marked = new Map<string, readonly TermPiece[]>();
  if (ids.size === 0) return marked;
  const names = patternOf([...ids.keys()]);
  const seen = new Set<string>();
  for (const text of texts) {
    const pieces = piecesOf(text, names, (name) => ids.get(name), seen);
    if (pieces.length > 1 || pieces[0]?.term !== undefined) marked.set(text, pieces);
  }
  return marked;
}

function piecesOf(
  text: string,
  names: RegExp,
  idOf: (name: string) => string | undefined,
  seen: Set<string>,
): readonly TermPiece[] {
  const pieces: TermPiece[] = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(names)) {
    const term = idOf(name);
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: name, term });
    from = index + name.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Any of the names, longest first. */
function patternOf(names: readonly string[]): RegExp {
  const choices = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => {
      const words = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
      return /^[\w ]+$/.test(name) ? `(?<![A-Za-z0-9])${words}(?![A-Za-z0-9])` : words;
    });
  return new RegExp(choices.join('|'), 'g');
}
