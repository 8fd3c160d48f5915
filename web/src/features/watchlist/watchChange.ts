import { WATCH_ITEMS_MAX } from '@coinmirror/shared/constants/limits.ts';
import { FIRST_WATCH_GROUP } from '@coinmirror/shared/contract/community/watchKinds.ts';
import { bareItem, codesOf, type WatchGroup, type WatchGroups, type WatchItem } from './watchlists.ts';

/** Every change a visitor can make to the groups of one kind. Groups are identified by name, never by number. */
export type WatchChange =
  /** Without a group: the first one. */
  | { readonly type: 'added'; readonly code: string; readonly group?: string }
  /** Without a group: from all of them. */
  | { readonly type: 'removed'; readonly codes: readonly string[]; readonly group?: string }
  | { readonly type: 'moved'; readonly codes: readonly string[]; readonly group: string; readonly to: string }
  | { readonly type: 'sorted'; readonly group: string; readonly codes: readonly string[] }
  | { readonly type: 'described'; readonly group: string; readonly item: WatchItem }
  /** A batch, each into its group; already starred items, in whichever group, stay unchanged. */
  | { readonly type: 'merged'; readonly groups: WatchGroups }
  /** Undoes a removal: restores these groups. */
  | { readonly type: 'restored'; readonly groups: WatchGroups }
  | { readonly type: 'groupAdded'; readonly name: string }
  | { readonly type: 'groupRenamed'; readonly name: string; readonly to: string }
  /** Its items move to the first remaining group. */
  | { readonly type: 'groupRemoved'; readonly name: string }
  | { readonly type: 'groupsSorted'; readonly names: readonly string[] };

/** The groups after a change, as the upstream would return them. An inapplicable change has no effect. */
export function applyChange(groups: WatchGroups, change: WatchChange): WatchGroups {
  switch (change.type) {
    case 'added':
      return edit(groups, change.group ?? groups[0]?.name, (items) => append(items, [bareItem(change.code)]));
    case 'removed': {
      const gone = new Set(change.codes);
      const without = (items: readonly WatchItem[]) => items.filter((item) => !gone.has(item.code));
      return groups.map((group) =>
        change.group === undefined || change.group === group.name
          ? { ...group, items: without(group.items) }
          : group,
      );
    }
    case 'moved':
      return move(groups, change.codes, change.group, change.to);
    case 'sorted':
      return edit(groups, change.group, (items) => inOrder(items, change.codes, (item) => item.code));
    case 'described':
      return edit(groups, change.group, (items) =>
        items.map((item) => (item.code === change.item.code ? change.item : item)),
      );
    case 'merged':
      return merge(groups, change.groups);
    case 'restored':
      return change.groups.reduce(restore, groups);
    case 'groupAdded':
      return groups.some(({ name }) => name === change.name)
        ? groups
        : [...groups, { name: change.name, items: [] }];
    case 'groupRenamed':
      return groups.some(({ name }) => name === change.to)
        ? groups
        : groups.map((group) => (group.name === change.name ? { ...group, name: change.to } : group));
    case 'groupRemoved':
      return removeGroup(groups, change.name);
    case 'groupsSorted':
      return inOrder(groups, change.names, (group) => group.name);
  }
}

function edit(
  groups: WatchGroups,
  name: string | undefined,
  change: (items: readonly WatchItem[]) => readonly WatchItem[],
): WatchGroups {
  return groups.map((group) => (group.name === name ? { ...group, items: change(group.items) } : group));
}

/** Appends items that are not there yet, up to the limit. */
function append(items: readonly WatchItem[], more: readonly WatchItem[]): readonly WatchItem[] {
  const known = new Set(items.map((item) => item.code));
  return [...items, ...more.filter((item) => !known.has(item.code))].slice(
    0,
    Math.max(WATCH_ITEMS_MAX, items.length),
  );
}

function move(groups: WatchGroups, codes: readonly string[], from: string, to: string): WatchGroups {
  if (from === to || !groups.some(({ name }) => name === to)) return groups;
  const source = groups.find(({ name }) => name === from)?.items ?? [];
  const moving = new Set(codes);
  const moved = source.filter((item) => moving.has(item.code));
  return groups.map((group) => {
    if (group.name === from) return { ...group, items: source.filter((item) => !moving.has(item.code)) };
    if (group.name !== to) return group;
    // An existing item with the same code is replaced.
    const kept = group.items.filter((item) => !moved.some(({ code }) => code === item.code));
    return { ...group, items: [...kept, ...moved] };
  });
}

/** Sorts by the given keys; the others keep their order after them. */
function inOrder<Thing>(things: readonly Thing[], keys: readonly string[], keyOf: (thing: Thing) => string) {
  const place = new Map(keys.map((key, index) => [key, index]));
  const placeOf = (thing: Thing) => place.get(keyOf(thing)) ?? keys.length;
  return things.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function merge(groups: WatchGroups, more: WatchGroups): WatchGroups {
  const known = new Set(codesOf(groups));
  return more.reduce((merged, { name, items }) => {
    const group = name || FIRST_WATCH_GROUP;
    const fresh = items.filter((item) => !known.has(item.code));
    return edit(applyChange(merged, { type: 'groupAdded', name: group }), group, (own) => append(own, fresh));
  }, groups);
}

function restore(groups: WatchGroups, was: WatchGroup): WatchGroups {
  return edit(groups, was.name, (items) =>
    inOrder(
      append(items, was.items),
      was.items.map((item) => item.code),
      (item) => item.code,
    ),
  );
}

function removeGroup(groups: WatchGroups, name: string): WatchGroups {
  const gone = groups.find((group) => group.name === name);
  const heir = groups.find((group) => group.name !== name);
  if (!gone || !heir) return groups;
  return edit(
    groups.filter((group) => group !== gone),
    heir.name,
    (items) => append(items, gone.items),
  );
}
