import { WATCH_GROUP_NAME_MAX, WATCH_GROUPS_MAX } from '@coinmirror/shared/constants/limits.ts';
import type { WatchKind } from '@coinmirror/shared/contract/community/watchKinds.ts';
import { FIRST_WATCH_GROUP } from '@coinmirror/shared/contract/community/watchKinds.ts';

export type { WatchKind } from '@coinmirror/shared/contract/community/watchKinds.ts';

/** A starred item. `cost` is USD per coin, `quantity` the number of coins; null when the visitor keeps none here. */
export interface WatchItem {
  readonly code: string;
  readonly note: string;
  readonly cost: number | null;
  readonly quantity: number | null;
}

/** Identified by its name, unique within its kind: an id would only exist once a server created it. */
export interface WatchGroup {
  readonly name: string;
  readonly items: readonly WatchItem[];
}

/** The groups of one kind in the visitor's own order. There is always at least one. */
export type WatchGroups = readonly WatchGroup[];

/** All starred items. */
export type Watchlists = Readonly<Record<WatchKind, WatchGroups>>;

export const emptyGroups: WatchGroups = [{ name: FIRST_WATCH_GROUP, items: [] }];

export const emptyWatchlists: Watchlists = { coin: emptyGroups, exchange: emptyGroups, wallet: emptyGroups };

/** An item with its code only, as a star creates it. */
export function bareItem(code: string): WatchItem {
  return { code, note: '', cost: null, quantity: null };
}

/** Every code once, in order of the groups. */
export function codesOf(groups: WatchGroups): readonly string[] {
  return [...new Set(groups.flatMap((group) => group.items.map((item) => item.code)))];
}

export function findGroup(groups: WatchGroups, name: string): WatchGroup | undefined {
  return groups.find((group) => group.name === name);
}

/** Why a group cannot have this name; null when it can. `own` is its current name. */
export function groupNameComplaint(groups: WatchGroups, name: string, own = ''): string | null {
  const plain = name.trim();
  if (plain === '') return '请输入分组名称';
  if ([...plain].length > WATCH_GROUP_NAME_MAX) return `分组名称最多 ${WATCH_GROUP_NAME_MAX} 个字`;
  if (plain !== own && findGroup(groups, plain)) return '已有同名分组';
  if (own === '' && groups.length >= WATCH_GROUPS_MAX) return `最多 ${WATCH_GROUPS_MAX} 个分组`;
  return null;
}
