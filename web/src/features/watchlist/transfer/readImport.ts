import {
  WATCH_GROUP_NAME_MAX,
  WATCH_GROUPS_MAX,
  WATCH_ITEMS_MAX,
  WATCH_NOTE_MAX,
} from '@coinmirror/shared/constants/limits.ts';
import { rearmed } from '@coinmirror/shared/format/csv.ts';
import Papa from 'papaparse';
import type { WatchGroups, WatchItem } from '../watchBook.ts';
import { readAmount } from './readAmount.ts';

/** An item found by its code or its symbol. */
interface Known {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
}

export interface ImportPreview {
  /** The items to add, in their groups. */
  readonly groups: WatchGroups;
  /** The found items without duplicates. */
  readonly found: readonly Known[];
  /** Words that match nothing. */
  readonly unknown: readonly string[];
  /** Found, but already starred: they stay unchanged. */
  readonly already: readonly Known[];
  /** Found, but their group is full. */
  readonly tooMany: readonly Known[];
}

export interface ImportTarget {
  /** All known items in order of rank: an ambiguous symbol means the first. */
  readonly known: readonly Known[];
  readonly starred: ReadonlySet<string>;
  /** The group for rows without one, or beyond the maximum number of groups. */
  readonly group: string;
  /** The existing groups. */
  readonly groupNames: readonly string[];
}

const HEAD_WORDS: ReadonlySet<string> = new Set(['代码', 'code', 'symbol', '代号', '币种']);

/**
 * Parses one code or symbol per line, or our own file (RFC 4180; also with semicolons or tabs) with notes, positions
 * and groups. An item counts once in each group. Unreadable fields are empty, never guessed.
 */
export function readImport(text: string, target: ImportTarget): ImportPreview {
  const find = finder(target.known);
  const groupOf = groupChooser(target);
  const groups = new Map<string, Map<string, WatchItem>>();
  const found = new Set<Known>();
  const already = new Set<Known>();
  const tooMany = new Set<Known>();
  const unknown = new Set<string>();
  for (const [word = '', note = '', cost = '', quantity = '', groupName = ''] of rowsOf(text)) {
    const key = word.trim().toLowerCase();
    if (key === '' || HEAD_WORDS.has(key)) continue;
    const one = find(key);
    if (one === undefined) {
      unknown.add(word.trim());
    } else if (target.starred.has(one.code)) {
      already.add(one);
    } else {
      const name = groupOf(groupName);
      const items = groups.get(name) ?? new Map<string, WatchItem>();
      groups.set(name, items);
      if (items.has(one.code)) continue;
      if (items.size >= WATCH_ITEMS_MAX) {
        tooMany.add(one);
      } else {
        found.add(one);
        items.set(one.code, toItem(one.code, note, cost, quantity));
      }
    }
  }
  return {
    groups: [...groups].map(([name, items]) => ({ name, items: [...items.values()] })),
    found: [...found],
    unknown: [...unknown],
    already: [...already],
    tooMany: [...tooMany],
  };
}

function rowsOf(text: string): readonly (readonly string[])[] {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: true,
  });
  return data;
}

function finder(known: readonly Known[]): (key: string) => Known | undefined {
  const byCode = new Map(known.map((one) => [one.code.toLowerCase(), one]));
  const bySymbol = new Map(known.toReversed().map((one) => [one.symbol.toLowerCase(), one]));
  return (key) => byCode.get(key) ?? bySymbol.get(key);
}

/** The group of a row; a new one only while the limit allows it. */
function groupChooser({ group, groupNames }: ImportTarget): (cell: string) => string {
  const names = new Set(groupNames);
  return (cell) => {
    const name = shortened(rearmed(cell).trim(), WATCH_GROUP_NAME_MAX);
    if (name === '') return group;
    if (!names.has(name) && names.size >= WATCH_GROUPS_MAX) return group;
    names.add(name);
    return name;
  };
}

function toItem(code: string, note: string, cost: string, quantity: string): WatchItem {
  return {
    code,
    note: shortened(rearmed(note), WATCH_NOTE_MAX).trim(),
    cost: readAmount(cost),
    quantity: readAmount(quantity),
  };
}

function shortened(text: string, max: number): string {
  return [...text].slice(0, max).join('');
}
