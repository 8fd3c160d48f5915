import {
  WATCH_GROUP_NAME_MAX,
  WATCH_GROUPS_MAX,
  WATCH_ITEMS_MAX,
  WATCH_NOTE_MAX,
} from '@coinmirror/shared/constants/limits.ts';
import type { DecimalMark } from '@coinmirror/shared/numbers/readNumber.ts';
import { coinFinder } from '@coinmirror/shared/validation/coinWord.ts';
import type { UnclearStyle } from '#ui/file/numberStyle.ts';
import type { WatchGroups, WatchItem } from '../watchlists.ts';
import { type WatchLine, watchLines } from './watchLines.ts';

/** An item found by its code, its symbol, its name or a pair of it. */
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
  /** How many lines name a coin that their group has from a line above. */
  readonly repeated: number;
  /** What could not be read, by its line; for the visitor. */
  readonly odd: readonly string[];
  /** Headings of columns that say nothing to us. */
  readonly unused: readonly string[];
  /** Set where numbers read two ways and nothing tells which: nothing is read before the visitor says. */
  readonly unclear: UnclearStyle | null;
}

export interface ImportTarget {
  /** All known items in order of rank: an ambiguous symbol means the first. */
  readonly known: readonly Known[];
  readonly starred: ReadonlySet<string>;
  /** The group for rows without one, or beyond the maximum number of groups. */
  readonly group: string;
  /** The existing groups. */
  readonly groupNames: readonly string[];
  /** What the visitor says of numbers with two readings; null before. */
  readonly mark: DecimalMark | null;
}

/**
 * Parses a list of words, or a table with a heading (our own file, or another one that names its columns) with notes,
 * positions and groups. An item counts once in each group; every line is found, known or named.
 */
export function readImport(text: string, target: ImportTarget): ImportPreview {
  const find = coinFinder(target.known);
  const { lines, odd, unused, unclear } = watchLines(text, (word) => find(word) !== undefined, target.mark);
  const groupOf = groupChooser(target);
  const groups = new Map<string, Map<string, WatchItem>>();
  const sets = {
    found: new Set<Known>(),
    already: new Set<Known>(),
    tooMany: new Set<Known>(),
    unknown: new Set<string>(),
  };
  let repeated = 0;
  for (const line of lines) {
    const one = find(line.word);
    if (one === undefined) sets.unknown.add(line.word);
    else if (target.starred.has(one.code)) sets.already.add(one);
    else {
      const name = groupOf(line.group);
      const items = groups.get(name) ?? new Map<string, WatchItem>();
      groups.set(name, items);
      if (items.has(one.code)) repeated += 1;
      else if (items.size >= WATCH_ITEMS_MAX) sets.tooMany.add(one);
      else {
        sets.found.add(one);
        items.set(one.code, toItem(one.code, line));
      }
    }
  }
  return {
    groups: [...groups].map(([name, items]) => ({ name, items: [...items.values()] })),
    found: [...sets.found],
    unknown: [...sets.unknown],
    already: [...sets.already],
    tooMany: [...sets.tooMany],
    repeated,
    odd,
    unused,
    unclear,
  };
}

/** The group of a row; a new one only while the limit allows it. */
function groupChooser({ group, groupNames }: ImportTarget): (cell: string) => string {
  const names = new Set(groupNames);
  return (cell) => {
    const name = shortened(cell, WATCH_GROUP_NAME_MAX);
    if (name === '') return group;
    if (!names.has(name) && names.size >= WATCH_GROUPS_MAX) return group;
    names.add(name);
    return name;
  };
}

function toItem(code: string, { note, cost, quantity }: WatchLine): WatchItem {
  return { code, note: shortened(note, WATCH_NOTE_MAX).trim(), cost, quantity };
}

function shortened(text: string, max: number): string {
  return [...text].slice(0, max).join('');
}
