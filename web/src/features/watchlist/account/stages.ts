import type { WatchGroup as AccountGroup } from '@coinmirror/shared/contract/community/watch.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Dated } from '#api/call.ts';
import type { WatchChange } from '../watchChange.ts';
import { bareItem, type WatchGroup, type WatchItem, type WatchKind } from '../watchlists.ts';
import { watchApi } from './watchApi.ts';

export type { AccountGroup };

type AskDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
interface Answer {
  readonly data?: Dated<readonly AccountGroup[]> | undefined;
  readonly error?: unknown;
}

/** One call to the account; each returns all groups of its kind. */
export type Ask = (dispatch: AskDispatch) => Promise<Answer>;

/** Calls that depend on the account's current groups. */
export type Stage = (groups: readonly AccountGroup[]) => readonly Ask[];

const calls = watchApi.endpoints;
const quiet = { track: false } as const;

export const askList =
  (kind: WatchKind): Ask =>
  (dispatch) =>
    dispatch(calls.focusList.initiate({ kind }, quiet));

export const askMerge =
  (kind: WatchKind, groups: readonly WatchGroup[]): Ask =>
  (dispatch) => {
    const sent = groups.map(({ name, items }) => ({ name, items: items.map((item) => ({ ...item })) }));
    return dispatch(calls.focusMerge.initiate({ kind, groups: sent }, quiet));
  };

/** A change of the visitor as calls to the account, in stages: a later one may need ids that an earlier one created. */
export function stagesOf(kind: WatchKind, change: WatchChange): readonly Stage[] {
  switch (change.type) {
    case 'added':
      return [(groups) => [addAsk(kind, [bareItem(change.code)], idOf(groups, change.group))]];
    case 'removed':
      return [
        (groups) => {
          const id = idOf(groups, change.group);
          // The group was deleted on another device: its items must not be removed from the others.
          if (change.codes.length === 0 || (change.group !== undefined && id === undefined)) return [];
          return [removeAsk(kind, change.codes, id)];
        },
      ];
    case 'moved':
      return [
        withIds([change.group, change.to], (group_id, to_group_id) =>
          change.codes.length === 0 ? [] : [moveAsk(kind, change.codes, group_id, to_group_id)],
        ),
      ];
    case 'sorted':
      return [sortStage(kind, change.group, change.codes)];
    case 'described':
      return [withIds([change.group], (group_id) => [describeAsk(kind, group_id, change.item)])];
    case 'merged':
      return [() => [askMerge(kind, change.groups)]];
    case 'restored':
      return restoreStages(kind, change.groups);
    case 'groupAdded':
      return [
        () => [(dispatch) => dispatch(calls.focusGroupAdd.initiate({ kind, name: change.name }, quiet))],
      ];
    case 'groupRenamed':
      return [
        withIds([change.name], (group_id) => [
          (dispatch) => dispatch(calls.focusGroupUpdate.initiate({ kind, group_id, name: change.to }, quiet)),
        ]),
      ];
    case 'groupRemoved':
      return [
        withIds([change.name], (group_id) => [
          (dispatch) => dispatch(calls.focusGroupDelete.initiate({ kind, group_id }, quiet)),
        ]),
      ];
    case 'groupsSorted':
      return [
        (groups) => {
          const group_ids = change.names.flatMap((name) => idOf(groups, name) ?? []);
          return [(dispatch) => dispatch(calls.focusGroupSort.initiate({ kind, group_ids }, quiet))];
        },
      ];
  }
}

/**
 * Restores the previous state: items in no group in one call, for each group items that another one still has, then the
 * order.
 */
function restoreStages(kind: WatchKind, was: readonly WatchGroup[]): readonly Stage[] {
  const missing = (groups: readonly AccountGroup[], { name, items }: WatchGroup) => {
    const there = groups.find((group) => group.name === name)?.items ?? [];
    return items.filter((item) => !there.some(({ code }) => code === item.code));
  };
  return [
    (groups) => [
      askMerge(
        kind,
        was.map((group) => ({ name: group.name, items: missing(groups, group) })),
      ),
    ],
    (groups) =>
      was.flatMap((group) => {
        const id = idOf(groups, group.name);
        const items = missing(groups, group);
        return id === undefined || items.length === 0 ? [] : [addAsk(kind, items, id)];
      }),
    ...was.map(({ name, items }) =>
      sortStage(
        kind,
        name,
        items.map((item) => item.code),
      ),
    ),
  ];
}

function sortStage(kind: WatchKind, group: string, codes: readonly string[]): Stage {
  return withIds([group], (group_id) => [
    (dispatch) => dispatch(calls.focusSort.initiate({ kind, group_id, codes: [...codes] }, quiet)),
  ]);
}

function addAsk(kind: WatchKind, items: readonly WatchItem[], id: number | undefined): Ask {
  const sent = items.map((item) => ({ ...item }));
  return (dispatch) => dispatch(calls.focusAdd.initiate({ kind, items: sent, ...inGroup(id) }, quiet));
}

function removeAsk(kind: WatchKind, codes: readonly string[], id: number | undefined): Ask {
  return (dispatch) =>
    dispatch(calls.focusDelete.initiate({ kind, codes: [...codes], ...inGroup(id) }, quiet));
}

function moveAsk(kind: WatchKind, codes: readonly string[], group_id: number, to_group_id: number): Ask {
  return (dispatch) =>
    dispatch(calls.focusMove.initiate({ kind, group_id, to_group_id, codes: [...codes] }, quiet));
}

function describeAsk(kind: WatchKind, group_id: number, item: WatchItem): Ask {
  return (dispatch) => dispatch(calls.focusUpdate.initiate({ kind, group_id, ...item }, quiet));
}

/** Makes no call when one of the groups was deleted on another device. */
function withIds(names: readonly string[], asks: (id: number, second: number) => readonly Ask[]): Stage {
  return (groups) => {
    const [id, second = 0] = names.map((name) => idOf(groups, name));
    const known = names.every((name) => idOf(groups, name) !== undefined);
    return known && id !== undefined ? asks(id, second) : [];
  };
}

function idOf(groups: readonly AccountGroup[], name: string | undefined): number | undefined {
  return groups.find((group) => group.name === name)?.id;
}

function inGroup(id: number | undefined) {
  return id === undefined ? {} : { group_id: id };
}
