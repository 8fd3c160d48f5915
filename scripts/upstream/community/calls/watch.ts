import { WATCH_GROUPS_MAX, WATCH_ITEMS_MAX } from '@coinmirror/shared/constants/limits.ts';
import { FIRST_WATCH_GROUP, type WatchKind } from '@coinmirror/shared/contract/community/watchKinds.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';
import type { WatchGroup, WatchItem } from '../store/watch.ts';
import { type CommunityContext, type CommunityHandlers, ok, requireAccount } from './context.ts';

/** Watchlists. Every change answers with all groups of the kind, so that browsers need not guess. */
export const watchHandlers = {
  focusList: async ({ kind }, context) => ok(groupsWire(readGroups(context, kind))),

  focusGroupAdd: async ({ kind, name }, context) => {
    const { id } = requireAccount(context);
    if (groupsOf(context, kind).length >= WATCH_GROUPS_MAX)
      throw new UpstreamError(422, `最多 ${WATCH_GROUPS_MAX} 个分组`);
    if (!context.store.watch.addGroup(id, kind, name)) throw new UpstreamError(409, '已有同名分组');
    return answer(context, kind);
  },

  focusGroupUpdate: async ({ kind, group_id, name }, context) => {
    const { id } = requireAccount(context);
    const taken = groupsOf(context, kind).some((group) => group.name === name && group.id !== group_id);
    if (taken) throw new UpstreamError(409, '已有同名分组');
    if (!context.store.watch.renameGroup(id, group_id, name)) throw noGroup();
    return answer(context, kind);
  },

  focusGroupDelete: async ({ kind, group_id }, context) => {
    const { id } = requireAccount(context);
    const groups = groupsOf(context, kind);
    const group = groups.find((one) => one.id === group_id);
    const heir = groups.find((one) => one.id !== group_id);
    if (!group) throw noGroup();
    if (!heir) throw new UpstreamError(422, '至少保留一个分组');
    const { watch } = context.store;
    watch.together(() => {
      for (const { code } of freshItems(group.items, [heir])) watch.move(id, group.id, heir.id, code);
      watch.removeGroup(id, group.id);
    });
    return answer(context, kind);
  },

  focusGroupSort: async ({ kind, group_ids }, context) => {
    const { id } = requireAccount(context);
    context.store.watch.together(() => context.store.watch.sortGroups(id, group_ids));
    return answer(context, kind);
  },

  focusAdd: async ({ kind, group_id, items }, context) => {
    const group = groupOf(context, kind, group_id);
    const fresh = freshItems(items, [group]);
    if (group.items.length + fresh.length > WATCH_ITEMS_MAX) throw tooMany();
    context.store.watch.together(() => addItems(context, group, fresh));
    return answer(context, kind);
  },

  focusDelete: async ({ kind, group_id, codes }, context) => {
    const { id } = requireAccount(context);
    const { watch } = context.store;
    const groups = groupsOf(context, kind).filter((group) => group_id === undefined || group.id === group_id);
    watch.together(() => {
      for (const group of groups) for (const code of codes) watch.remove(id, group.id, code);
    });
    return answer(context, kind);
  },

  focusMove: async ({ kind, group_id, to_group_id, codes }, context) => {
    const { id } = requireAccount(context);
    const { watch } = context.store;
    const [from, to] = [groupOf(context, kind, group_id), groupOf(context, kind, to_group_id)];
    const moving = codes.filter((code) => from.items.some((item) => item.code === code));
    const fresh = moving.filter((code) => !to.items.some((item) => item.code === code));
    if (to.items.length + fresh.length > WATCH_ITEMS_MAX) throw tooMany();
    watch.together(() => {
      for (const code of moving) watch.move(id, from.id, to.id, code);
    });
    return answer(context, kind);
  },

  focusSort: async ({ kind, group_id, codes }, context) => {
    const { id } = requireAccount(context);
    context.store.watch.together(() => context.store.watch.sort(id, group_id, codes));
    return answer(context, kind);
  },

  focusUpdate: async ({ kind, group_id, ...item }, context) => {
    if (!context.store.watch.describe(requireAccount(context).id, group_id, item)) {
      throw new UpstreamError(404, '自选中没有此项');
    }
    return answer(context, kind);
  },

  focusMerge: async ({ kind, groups }, context) => {
    // Rejects a caller without an account before any change.
    const before = groupsOf(context, kind);
    context.store.watch.together(() => {
      for (const { name, items } of groups) {
        const group = groupNamed(context, kind, name || FIRST_WATCH_GROUP);
        const fresh = freshItems(items, before);
        addItems(context, group, fresh.slice(0, Math.max(0, WATCH_ITEMS_MAX - group.items.length)));
      }
    });
    return answer(context, kind);
  },
} satisfies CommunityHandlers<
  | 'focusList'
  | 'focusGroupAdd'
  | 'focusGroupUpdate'
  | 'focusGroupDelete'
  | 'focusGroupSort'
  | 'focusAdd'
  | 'focusDelete'
  | 'focusMove'
  | 'focusSort'
  | 'focusUpdate'
  | 'focusMerge'
>;

/** The caller's groups for reading: empty if the first one cannot be created right now. */
function readGroups(context: CommunityContext, kind: WatchKind): readonly WatchGroup[] {
  try {
    return groupsOf(context, kind);
  } catch (error) {
    if (context.store.troubleOf(error) === null) throw error;
    return [];
  }
}

/** The caller's groups; the first one is created if there is none. */
function groupsOf(context: CommunityContext, kind: WatchKind): readonly WatchGroup[] {
  const { id } = requireAccount(context);
  const groups = context.store.watch.list(id, kind);
  if (groups.length > 0) return groups;
  context.store.watch.addGroup(id, kind, FIRST_WATCH_GROUP);
  return context.store.watch.list(id, kind);
}

function groupOf(context: CommunityContext, kind: WatchKind, groupId: number | undefined): WatchGroup {
  const groups = groupsOf(context, kind);
  const group = groupId === undefined ? groups[0] : groups.find(({ id }) => id === groupId);
  if (!group) throw noGroup();
  return group;
}

/** Items that are in none of the groups yet, without duplicates. */
function freshItems(items: readonly WatchItem[], groups: readonly WatchGroup[]): readonly WatchItem[] {
  const known = new Set(groups.flatMap((group) => group.items.map((item) => item.code)));
  return items.filter(({ code }) => !known.has(code) && known.add(code));
}

function addItems(context: CommunityContext, group: WatchGroup, items: readonly WatchItem[]): void {
  const { id } = requireAccount(context);
  for (const item of items) {
    context.store.watch.add(id, group.id, item.code);
    context.store.watch.describe(id, group.id, item);
  }
}

function groupNamed(context: CommunityContext, kind: WatchKind, name: string): WatchGroup {
  const { id } = requireAccount(context);
  const known = groupsOf(context, kind).find((group) => group.name === name);
  return known ?? context.store.watch.addGroup(id, kind, name) ?? groupOf(context, kind, undefined);
}

function answer(context: CommunityContext, kind: WatchKind) {
  return ok(groupsWire(groupsOf(context, kind)));
}

function groupsWire(groups: readonly WatchGroup[]) {
  return groups.map(({ id, name, items }) => ({ id, name, items: items.map((item) => ({ ...item })) }));
}

function tooMany(): UpstreamError {
  return new UpstreamError(422, `每个分组最多 ${WATCH_ITEMS_MAX} 项`);
}

function noGroup(): UpstreamError {
  return new UpstreamError(404, '分组不存在');
}
