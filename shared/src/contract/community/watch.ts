import * as v from 'valibot';
import {
  OWN_NUMBER_MAX,
  WATCH_GROUP_NAME_MAX,
  WATCH_GROUPS_MAX,
  WATCH_ITEMS_MAX,
  WATCH_NOTE_MAX,
} from '../../constants/limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, label, text } from '../wire.ts';
import { between, maybeBetween, wireCount } from '../wireNumber.ts';
import { listOf, rowsOf } from '../wireRows.ts';
import { id, itemCode, watchKind, words } from './words.ts';

const maybeOwn = maybeBetween(0, OWN_NUMBER_MAX);

const itemWire = v.pipe(
  v.object({ code: v.string(), note: text, cost: maybeOwn, quantity: maybeOwn }),
  v.transform((wire) => ({ code: wire.code, note: wire.note, cost: wire.cost, quantity: wire.quantity })),
);
const groupWire = v.object({ id: wireCount, name: label, items: rowsOf(itemWire) });
const groups = envelope(listOf(groupWire));

/** In the visitor's own order; the first group always exists. */
export type WatchGroup = v.InferOutput<typeof groupWire>;

const post = { method: 'POST', host: 'community', body: 'json', response: groups } as const;
const inGroup = { kind: watchKind, group_id: id };

/** Things of one group at most; a change of many is one call. */
const codes = v.pipe(v.array(itemCode), v.minLength(1), v.maxLength(WATCH_ITEMS_MAX));
const amount = v.optional(v.nullable(between(0, OWN_NUMBER_MAX)), null);
const itemParam = {
  code: itemCode,
  note: v.optional(words(WATCH_NOTE_MAX), ''),
  cost: amount,
  quantity: amount,
};
const items = v.pipe(v.array(v.object(itemParam)), v.maxLength(WATCH_ITEMS_MAX));

/** Watchlists of a logged-in visitor. Every change answers with all groups of its kind as they are now. */
export const watchEndpoints = {
  focusList: defineEndpoint({
    policy: 'read',
    method: 'GET',
    host: 'community',
    path: '/api/v3/focus/list',
    params: v.object({ kind: watchKind }),
    response: groups,
  }),
  focusGroupAdd: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/group/add',
    params: v.object({ kind: watchKind, name: words(WATCH_GROUP_NAME_MAX, 1) }),
  }),
  focusGroupUpdate: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/group/update',
    params: v.object({ ...inGroup, name: words(WATCH_GROUP_NAME_MAX, 1) }),
  }),
  /** Its items move to the first group. The first group itself cannot go. */
  focusGroupDelete: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/group/del',
    params: v.object(inGroup),
  }),
  focusGroupSort: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/group/sort',
    params: v.object({ kind: watchKind, group_ids: v.pipe(v.array(id), v.maxLength(WATCH_GROUPS_MAX)) }),
  }),
  /** One or many, all or none. Without a group: the first one. Adding twice is adding once. */
  focusAdd: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/add',
    params: v.object({ kind: watchKind, group_id: v.optional(id), items }),
  }),
  /** One or many, all or none. Without a group: from all of them. What is not there is gone already. */
  focusDelete: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/del',
    params: v.object({ kind: watchKind, group_id: v.optional(id), codes }),
  }),
  /** One or many, all or none; what is no longer in the group it comes from stays where it is. */
  focusMove: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/move',
    params: v.object({ ...inGroup, to_group_id: id, codes }),
  }),
  focusSort: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/sort',
    params: v.object({ ...inGroup, codes }),
  }),
  focusUpdate: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/update',
    params: v.object({ ...inGroup, ...itemParam }),
  }),
  /** Takes over what the browser kept before the login, or a file; what any group held before stays as it is. */
  focusMerge: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/merge',
    params: v.object({
      kind: watchKind,
      groups: v.pipe(
        v.array(v.object({ name: words(WATCH_GROUP_NAME_MAX), items })),
        v.maxLength(WATCH_GROUPS_MAX),
      ),
    }),
  }),
} as const;
