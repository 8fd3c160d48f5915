import { LIST_PAGE_SIZE, LIST_PAGE_SIZES } from '@coinmirror/shared/constants/limits.ts';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import type { Asked, PageCall, PathParams } from '../served.ts';

/**
 * One page of a coin list as the address has it. A sort and a filter are left to the page: they ask for rows by rules
 * of its own.
 */
export function coinListCalls(which: Readonly<Record<string, unknown>>, asked: Asked): readonly PageCall[] {
  if (asked('sort') !== null || asked('filter') !== null || asked('capped') !== null) return [];
  const number = Number(asked('page'));
  const page = Number.isInteger(number) && number > 0 ? number : 1;
  const pagesize = LIST_PAGE_SIZES.find((size) => String(size) === asked('size')) ?? LIST_PAGE_SIZE;
  return [{ name: 'coinRank', params: { ...CALL_ARGS.coinRank(page), pagesize, ...which } }];
}

/** A list of some coins only. */
export const coinsOf =
  (which: Readonly<Record<string, unknown>>) =>
  (_params: PathParams, asked: Asked): readonly PageCall[] =>
    coinListCalls(which, asked);
