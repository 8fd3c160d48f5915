import type { Ranking } from '@coinmirror/shared/rankings/ranking.ts';
import { queryHookOf } from '#api/queryHookFor.ts';

declare const QUERIED: unique symbol;

/** Rankings whose calls the api knows. */
export type Queried<Group> = Group & { readonly [QUERIED]: true };

/**
 * Makes the calls of a group of rankings known to the api. A page's module does this as it loads: the answers in the
 * first HTML are seeded before the page renders, and only for calls that are known by then.
 */
export function withQueries<Group extends Readonly<Record<string, Ranking>>>(group: Group): Queried<Group> {
  for (const { call } of Object.values(group)) queryHookOf(call);
  return group as Queried<Group>;
}
