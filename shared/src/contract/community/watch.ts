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

const item = v.object({ code: v.string(), note: text, cost: maybeOwn, quantity: maybeOwn });
const group = v.object({ id: wireCount, name: label, items: rowsOf(item) });
const groups = envelope(listOf(group));

/** In the visitor's own order; the first group always exists. */
export type WatchGroup = v.InferOutput<typeof group>;

const post = { method: 'POST', host: 'community', body: 'json', response: groups } as const;
const inGroup = { kind: watchKind, group_id: id };

/** Items per group at most; one call can change many. */
const codes = v.pipe(v.array(itemCode), v.minLength(1), v.maxLength(WATCH_ITEMS_MAX));
const amount = v.optional(v.nullable(between(0, OWN_NUMBER_MAX)), null);
const itemParam = {
  code: itemCode,
  note: v.optional(words(WATCH_NOTE_MAX), ''),
  cost: amount,
  quantity: amount,
};
const items = v.pipe(v.array(v.object(itemParam)), v.maxLength(WATCH_ITEMS_MAX));

/** Watchlists of a logged-in visitor. Every change answers with all groups of its kind. */
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
  /** Its items move to the first group. The first group itself cannot be deleted. */
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
  /** One or many, all or none. Default group: the first. Idempotent. */
  focusAdd: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/add',
    params: v.object({ kind: watchKind, group_id: v.optional(id), items }),
  }),
  /** One or many, all or none. Default: from all groups. Idempotent. */
  focusDelete: defineEndpoint({
    policy: 'write',
    ...post,
    path: '/api/v3/focus/del',
    params: v.object({ kind: watchKind, group_id: v.optional(id), codes }),
  }),
  /** One or many, all or none; items no longer in the source group stay where they are. */
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
  /** Imports the browser's items after login, or a file's; existing items of all groups stay as they are. */
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
