import { LIST_PAGE_SIZE, LIST_PAGE_SIZES } from '@coinmirror/shared/constants/limits.ts';
import type { ParamChanges } from '#ui/url/changedParams.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

/** Parameters that links keep. */
export type PreservedParams = Readonly<Record<string, string>>;

export interface ListAddress {
  /** 1-based. */
  readonly page: number;
  /** Rows per page: `size=50`. */
  readonly size: number;
  readonly cappedOnly: boolean;
  /** The parameters to keep in links to other pages of the list. */
  readonly preserved: PreservedParams;
  /** The parameters to keep in links to other lists: currency and change base. */
  readonly display: PreservedParams;
  readonly setCappedOnly: (on: boolean) => void;
  /** Clears the filters and shows all rows. */
  readonly clear: () => void;
}

/**
 * A list's further state in the address: the page, its size, and `capped=1` for 只看有市值. `firstPage` is the path to
 * return to when the rows change, where the path contains the page number.
 */
export function useListAddress(firstPage?: string): ListAddress {
  const [params, write] = useUrlParams();
  const asked = Number(params.get('page') ?? '1');
  const { page: _page, ...preserved } = Object.fromEntries(params);
  const fromTheStart = (changes: ParamChanges) =>
    write({ ...changes, page: null }, { push: true, pathname: firstPage });
  return {
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
    size: LIST_PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? LIST_PAGE_SIZE,
    cappedOnly: params.get('capped') === '1',
    preserved,
    display: Object.fromEntries(
      Object.entries(preserved).filter(([name]) => name === 'unit' || name === 'base'),
    ),
    setCappedOnly: (on) => fromTheStart({ capped: on ? '1' : null }),
    clear: () => fromTheStart({ capped: null, filter: null }),
  };
}

/** The same parameters with this page size; the default is omitted. */
export function withSize(preserved: PreservedParams, size: number): PreservedParams {
  const { size: _size, ...others } = preserved;
  return size === LIST_PAGE_SIZE ? others : { ...others, size: String(size) };
}
