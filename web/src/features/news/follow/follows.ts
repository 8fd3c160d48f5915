import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { row, rows } from '#api/storage/codec.ts';
import { createStored } from '#api/storage/stored.ts';

/** What can be followed: an author, or a tag. */
type FollowKind = 'author' | 'tag';

/** A followed author or tag, by its page's code and its name at the time. */
export interface Follow {
  readonly kind: FollowKind;
  readonly code: string;
  readonly name: string;
}

/** The limit; the oldest are dropped. */
const RETAINED = 50;

const follow = v.object({ kind: v.picklist(['author', 'tag']), code: v.string(), name: v.string() });
const stored = createStored(
  STORAGE_KEYS.follows,
  rows<Follow>(row(follow), ({ kind, code }) => `${kind} ${code}`),
);

const isSame = (a: Follow, b: Pick<Follow, 'kind' | 'code'>) => a.kind === b.kind && a.code === b.code;

/** Follows or unfollows. Returns whether it is followed now. */
export function toggleFollow(one: Follow): boolean {
  const others = stored.get().filter((other) => !isSame(other, one));
  const isNew = others.length === stored.get().length;
  stored.set(isNew ? [...others, one].slice(-RETAINED) : others);
  return isNew;
}

/** Everything this visitor follows, in the order it was followed. */
export function useFollows(): readonly Follow[] {
  return useSyncExternalStore(stored.subscribe, stored.get);
}

/** Whether this one is followed. */
export function useIsFollowed(one: Pick<Follow, 'kind' | 'code'>): boolean {
  return useFollows().some((other) => isSame(other, one));
}
