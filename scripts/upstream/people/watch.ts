import type { WatchKind } from '@coinmirror/shared/contract/people/words.ts';
import { UpstreamError } from '@coinmirror/shared/mock/handler.ts';
import type { WatchGroup } from '../store/watch.ts';
import { ok, type PeopleContext, type PeopleHandlers, requireAccount } from './context.ts';

const FIRST_GROUP = '默认';
const MOST_GROUPS = 50;
const MOST_ITEMS = 500;

/** Watchlists. Every change answers with all groups of the kind, so that no browser has to guess. */
export const watchHandlers = {
  focusList: async ({ kind }, context) => answer(context, kind),

  focusGroupAdd: async ({ kind, name }, context) => {
    const { id } = requireAccount(context);
    if (groupsOf(context, kind).length >= MOST_GROUPS)
      throw new UpstreamError(422, `最多 ${MOST_GROUPS} 个分组`);
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
    for (const { code } of group.items) {
      if (!heir.items.some((item) => item.code === code))
        context.store.watch.move(id, group.id, heir.id, code);
    }
    context.store.watch.removeGroup(id, group.id);
    return answer(context, kind);
  },

  focusGroupSort: async ({ kind, group_ids }, context) => {
    context.store.watch.sortGroups(requireAccount(context).id, group_ids);
    return answer(context, kind);
  },

  focusAdd: async ({ kind, group_id, code }, context) => {
    const group = groupOf(context, kind, group_id);
    if (group.items.length >= MOST_ITEMS) throw new UpstreamError(422, `每个分组最多 ${MOST_ITEMS} 项`);
    context.store.watch.add(requireAccount(context).id, group.id, code);
    return answer(context, kind);
  },

  focusDelete: async ({ kind, group_id, code }, context) => {
    const { id } = requireAccount(context);
    const groups = groupsOf(context, kind).filter((group) => group_id === undefined || group.id === group_id);
    for (const group of groups) context.store.watch.remove(id, group.id, code);
    return answer(context, kind);
  },

  focusMove: async ({ kind, group_id, to_group_id, code }, context) => {
    const { id } = requireAccount(context);
    groupOf(context, kind, to_group_id);
    if (!context.store.watch.move(id, group_id, to_group_id, code)) throw noGroup();
    return answer(context, kind);
  },

  focusSort: async ({ kind, group_id, codes }, context) => {
    context.store.watch.sort(requireAccount(context).id, group_id, codes);
    return answer(context, kind);
  },

  focusUpdate: async ({ kind, group_id, ...item }, context) => {
    if (!context.store.watch.describe(requireAccount(context).id, group_id, item)) {
      throw new UpstreamError(404, '自选中没有此项');
    }
    return answer(context, kind);
  },

  focusMerge: async ({ kind, groups }, context) => {
    const { id } = requireAccount(context);
    for (const { name, items } of groups) {
      const group = groupNamed(context, kind, name || FIRST_GROUP);
      const known = new Set(groupsOf(context, kind).flatMap((one) => one.items.map((item) => item.code)));
      for (const item of items) {
        if (known.has(item.code)) continue;
        context.store.watch.add(id, group.id, item.code);
        context.store.watch.describe(id, group.id, item);
      }
    }
    return answer(context, kind);
  },
} satisfies PeopleHandlers<
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

/** The caller's groups; the first one is made when there is none. */
function groupsOf(context: PeopleContext, kind: WatchKind): readonly WatchGroup[] {
  const { id } = requireAccount(context);
  const groups = context.store.watch.list(id, kind);
  if (groups.length > 0) return groups;
  context.store.watch.addGroup(id, kind, FIRST_GROUP);
  return context.store.watch.list(id, kind);
}

function groupOf(context: PeopleContext, kind: WatchKind, groupId: number | undefined): WatchGroup {
  const groups = groupsOf(context, kind);
  const group = groupId === undefined ? groups[0] : groups.find(({ id }) => id === groupId);
  if (!group) throw noGroup();
  return group;
}

function groupNamed(context: PeopleContext, kind: WatchKind, name: string): WatchGroup {
  const { id } = requireAccount(context);
  const known = groupsOf(context, kind).find((group) => group.name === name);
  return known ?? context.store.watch.addGroup(id, kind, name) ?? groupOf(context, kind, undefined);
}

function answer(context: PeopleContext, kind: WatchKind) {
  const groups = groupsOf(context, kind);
  return ok(groups.map(({ id, name, items }) => ({ id, name, items: items.map((item) => ({ ...item })) })));
}

function noGroup(): UpstreamError {
  return new UpstreamError(404, '分组不存在');
}
