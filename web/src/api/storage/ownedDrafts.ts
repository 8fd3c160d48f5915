import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import * as v from 'valibot';
import { NO_OWNER, setDraftStore } from './draftStore.ts';
import { readStored, writeStored } from './localStore.ts';

/** Where drafts are kept: those of comments, and those of long forms. */
export type DraftStore = typeof STORAGE_KEYS.drafts | typeof STORAGE_KEYS.formDrafts;

type Drafts = Readonly<Record<string, unknown>>;

const STORES: readonly DraftStore[] = [STORAGE_KEYS.drafts, STORAGE_KEYS.formDrafts];
const MOST_DRAFTS = 20;
const anyDrafts = v.record(v.string(), v.unknown());
/** Nobody's drafts that were written or shown in this tab. */
const hereByStore = new Map<DraftStore, Set<string>>();
/** The account that has taken them over. */
let heir = NO_OWNER;

function readAll(store: DraftStore): Drafts {
  const stored = readStored(store);
  return v.is(anyDrafts, stored) ? stored : {};
}

function writeAll(store: DraftStore, drafts: Drafts): void {
  writeStored(store, Object.keys(drafts).length > 0 ? drafts : undefined);
}

function keyOf(owner: string, name: string): string {
  return owner === NO_OWNER ? name : `${prefixOf(owner)}${name}`;
}

function prefixOf(owner: string): string {
  return `user:${owner}/`;
}

function noteHere(store: DraftStore, owner: string, name: string): void {
  if (owner === NO_OWNER) hereByStore.set(store, (hereByStore.get(store) ?? new Set()).add(name));
}

/** An owner's draft; undefined where there is none. */
export function readOwned(store: DraftStore, owner: string, name: string): unknown {
  const found = readAll(store)[keyOf(owner, name)];
  if (found !== undefined) noteHere(store, owner, name);
  return found;
}

/** Keeps an owner's draft, of the newest twenty; undefined deletes it. */
export function writeOwned(store: DraftStore, owner: string, name: string, draft: unknown): void {
  const key = keyOf(owner, name);
  const { [key]: _old, ...others } = readAll(store);
  const all = draft === undefined ? others : { ...others, [key]: draft };
  if (draft !== undefined) noteHere(store, owner, name);
  writeAll(store, Object.fromEntries(Object.entries(all).slice(-MOST_DRAFTS)));
}

/** Other tabs' drafts stay nobody's. */
function carryDrafts(owner: string): void {
  heir = owner;
  for (const store of STORES) {
    const here = hereByStore.get(store) ?? new Set();
    const moved = Object.entries(readAll(store)).map(
      ([key, draft]) => [here.has(key) ? keyOf(owner, key) : key, draft] as const,
    );
    if (here.size > 0) writeAll(store, Object.fromEntries(moved));
  }
  hereByStore.clear();
}

/** Each draft stays whose it is. */
function leaveDrafts(): void {
  heir = NO_OWNER;
  hereByStore.clear();
}

/** Whether this account logged in here, and has taken over what was written before. */
export function isHeir(owner: string): boolean {
  return owner !== NO_OWNER && owner === heir;
}

/** A logout: the account's drafts go from this browser. */
export function dropDrafts(owner: string): void {
  for (const store of STORES) {
    const drafts = Object.entries(readAll(store));
    const others = drafts.filter(([key]) => !key.startsWith(prefixOf(owner)));
    if (others.length < drafts.length) writeAll(store, Object.fromEntries(others));
  }
}

setDraftStore({ carry: carryDrafts, leave: leaveDrafts });
