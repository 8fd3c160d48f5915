import { WATCH_ITEMS_MAX, WATCH_NOTE_MAX } from '@coinmirror/shared/constants/limits.ts';
import { toCsv } from '#ui/file/csv.ts';
import type { WatchGroups, WatchItem } from '../watchBook.ts';

/** Something that can be named by its code or its symbol. */
export interface Known {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
}

export interface ImportPreview {
  readonly found: readonly { readonly item: WatchItem; readonly known: Known }[];
  /** Lines in the visitor's own words that name nothing we know. */
  readonly unknown: readonly string[];
  /** Found, but starred already: they stay as they are. */
  readonly already: readonly Known[];
}

const HEAD = ['代码', '备注', '成本(USD)', '数量', '分组'] as const;
const HEAD_WORDS: ReadonlySet<string> = new Set(['代码', 'code', 'symbol', '代号', '币种']);

/** What is starred as a file that `readImport` reads back. */
export function watchCsv(groups: WatchGroups): string {
  const rows = groups.flatMap(({ name, items }) =>
    items.map((item) => [item.code, item.note, item.cost, item.quantity, name]),
  );
  return toCsv([HEAD, ...rows]);
}

/**
 * A code or a symbol on each line, or our own file with notes and positions. A symbol that several have means the
 * one that comes first in `known` (the directory is in order of rank). Each code counts once.
 */
export function readImport(
  text: string,
  known: readonly Known[],
  starred: ReadonlySet<string>,
): ImportPreview {
  const byCode = new Map(known.map((one) => [one.code.toLowerCase(), one]));
  const bySymbol = new Map(known.toReversed().map((one) => [one.symbol.toLowerCase(), one]));
  const seen = new Set<string>();
  const found: { item: WatchItem; known: Known }[] = [];
  const unknown: string[] = [];
  const already: Known[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    const [word = '', note = '', cost = '', quantity = ''] = cells(line);
    const key = word.toLowerCase();
    if (key === '' || HEAD_WORDS.has(key)) continue;
    const one = byCode.get(key) ?? bySymbol.get(key);
    if (!one) {
      unknown.push(word);
    } else if (!seen.has(one.code)) {
      seen.add(one.code);
      if (starred.has(one.code)) already.push(one);
      else found.push({ known: one, item: toItem(one.code, note, cost, quantity) });
    }
  }
  return { found: found.slice(0, WATCH_ITEMS_MAX), unknown: [...new Set(unknown)], already };
}

function toItem(code: string, note: string, cost: string, quantity: string): WatchItem {
  const plainNote = [...note.replace(/^'(?=[=+\-@])/, '')].slice(0, WATCH_NOTE_MAX).join('');
  return { code, note: plainNote, cost: readAmount(cost), quantity: readAmount(quantity) };
}

/** A number of 0 or more, with or without thousands separators; null for an empty field and for anything else. */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(',', '').trim();
  const value = Number(plain);
  return plain !== '' && Number.isFinite(value) && value >= 0 ? value : null;
}

/** The fields of one line: commas, semicolons or tabs between them, quotes around what holds one. */
function cells(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|[,;\t])(?:"((?:[^"]|"")*)"|([^,;\t]*))/g)].map(([, quoted, plain = '']) =>
    (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  );
}
