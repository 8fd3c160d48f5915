import { LIST_PAGE_SIZE, LIST_PAGE_SIZES } from '@coinmirror/shared/constants/limits.ts';
import type { ParamChanges } from '#ui/url/changedParams.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** Parameters of an address that go along with a link. */
export type Kept = Readonly<Record<string, string>>;

export interface ListAddress {
  /** From 1. */
  readonly page: number;
  /** Rows on a page: `size=50`. */
  readonly size: number;
  readonly cappedOnly: boolean;
  /** The address's parameters that go with one to another page of the list. */
  readonly kept: Kept;
  /** Those that go with one to another list: unit and change base. */
  readonly display: Kept;
  readonly setCappedOnly: (on: boolean) => void;
  /** Takes the filters away and goes back to all rows. */
  readonly clear: () => void;
}

/**
 * What else of a list stands in its address: the page, how many rows it has, and `capped=1` for 只看有市值.
 * `firstPage` is where other rows begin, where the path says the page.
 */
export function useListAddress(firstPage?: string): ListAddress {
  const [params, write] = useUrlParams();
  const asked = Number(params.get('page') ?? '1');
  const { page: _page, ...kept } = Object.fromEntries(params);
  const fromTheStart = (changes: ParamChanges) =>
    write({ ...changes, page: null }, { push: true, pathname: firstPage });
  return {
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
    size: LIST_PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? LIST_PAGE_SIZE,
    cappedOnly: params.get('capped') === '1',
    kept,
    display: Object.fromEntries(Object.entries(kept).filter(([name]) => name === 'unit' || name === 'base')),
    setCappedOnly: (on) => fromTheStart({ capped: on ? '1' : null }),
    clear: () => fromTheStart({ capped: null, filter: null }),
  };
}

/** The same parameters with so many rows on a page; the usual number is not said. */
export function withSize(kept: Kept, size: number): Kept {
  const { size: _size, ...others } = kept;
  return size === LIST_PAGE_SIZE ? others : { ...others, size: String(size) };
}
