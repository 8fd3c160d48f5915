import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { envelope, maybeNum, num, text } from '../wire.ts';
import { id, itemCode, watchKind, words } from './words.ts';

const itemWire = v.pipe(
  v.object({ code: v.string(), note: text, cost: maybeNum, quantity: maybeNum }),
  v.transform((wire) => ({ code: wire.code, note: wire.note, cost: wire.cost, quantity: wire.quantity })),
);
const groupWire = v.object({ id: num, name: v.string(), items: v.array(itemWire) });
const groups = envelope(v.array(groupWire));

/** A starred thing. `cost` is USD a piece, `quantity` pieces; null when the visitor keeps none here. */
export type WatchItem = v.InferOutput<typeof itemWire>;
/** In the visitor's own order; the first group always exists. */
export type WatchGroup = v.InferOutput<typeof groupWire>;

const post = { method: 'POST', host: 'community', body: 'json', response: groups } as const;
const inGroup = { kind: watchKind, group_id: id };

/** Watchlists of a logged-in visitor. Every change answers with all groups of its kind as they are now. */
export const watchEndpoints = {
  focusList: defineEndpoint({
    method: 'GET',
    host: 'community',
    path: '/api/v3/focus/list',
    params: v.object({ kind: watchKind }),
    response: groups,
  }),
  focusGroupAdd: defineEndpoint({
    ...post,
    path: '/api/v3/focus/group/add',
    params: v.object({ kind: watchKind, name: words(12, 1) }),
  }),
  focusGroupUpdate: defineEndpoint({
    ...post,
    path: '/api/v3/focus/group/update',
    params: v.object({ ...inGroup, name: words(12, 1) }),
  }),
  /** Its items move to the first group. The first group itself cannot go. */
  focusGroupDelete: defineEndpoint({
    ...post,
    path: '/api/v3/focus/group/del',
    params: v.object(inGroup),
  }),
  focusGroupSort: defineEndpoint({
    ...post,
    path: '/api/v3/focus/group/sort',
    params: v.object({ kind: watchKind, group_ids: v.pipe(v.array(id), v.maxLength(50)) }),
  }),
  /** Without a group: the first one. Adding twice is adding once. */
  focusAdd: defineEndpoint({
    ...post,
    path: '/api/v3/focus/add',
    params: v.object({ kind: watchKind, group_id: v.optional(id), code: itemCode }),
  }),
  /** Without a group: from all of them. */
  focusDelete: defineEndpoint({
    ...post,
    path: '/api/v3/focus/del',
    params: v.object({ kind: watchKind, group_id: v.optional(id), code: itemCode }),
  }),
  focusMove: defineEndpoint({
    ...post,
    path: '/api/v3/focus/move',
    params: v.object({ ...inGroup, to_group_id: id, code: itemCode }),
  }),
  focusSort: defineEndpoint({
    ...post,
    path: '/api/v3/focus/sort',
    params: v.object({ ...inGroup, codes: v.pipe(v.array(itemCode), v.maxLength(500)) }),
  }),
  focusUpdate: defineEndpoint({
    ...post,
    path: '/api/v3/focus/update',
    params: v.object({
      ...inGroup,
      code: itemCode,
      note: v.optional(words(100), ''),
      cost: v.optional(v.nullable(v.pipe(num, v.minValue(0))), null),
      quantity: v.optional(v.nullable(v.pipe(num, v.minValue(0))), null),
    }),
  }),
  /** Takes over what the browser kept before the login; what is there already stays as it is. */
  focusMerge: defineEndpoint({
    ...post,
    path: '/api/v3/focus/merge',
    params: v.object({
      kind: watchKind,
      groups: v.pipe(
        v.array(
          v.object({
            name: words(12),
            items: v.pipe(
              v.array(
                v.object({
                  code: itemCode,
                  note: v.optional(words(100), ''),
                  cost: v.optional(v.nullable(num), null),
                  quantity: v.optional(v.nullable(num), null),
                }),
              ),
              v.maxLength(500),
            ),
          }),
        ),
        v.maxLength(50),
      ),
    }),
  }),
} as const;
