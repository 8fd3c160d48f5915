import { useSearchParams } from 'react-router';

/** Parameters of an address that go along with a link. */
export type Kept = Readonly<Record<string, string>>;

export interface ListAddress {
  /** From 1. */
  readonly page: number;
  readonly cappedOnly: boolean;
  /** The address's parameters that go with one to another page of the list. */
  readonly kept: Kept;
  /** Those that go with one to another list: unit and change base. */
  readonly display: Kept;
  readonly setCappedOnly: (on: boolean) => void;
  /** Takes the filters away and goes back to all rows. */
  readonly clear: () => void;
}

/** What else of a list stands in its address: the page, and `capped=1` for 只看有市值. */
export function useListAddress(): ListAddress {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('page') ?? '1');
  const { page: _page, ...kept } = Object.fromEntries(search);
  function change(edit: (search: URLSearchParams) => void) {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('page');
        edit(next);
        return next;
      },
      { preventScrollReset: true },
    );
  }
  return {
    page: Number.isInteger(asked) && asked > 0 ? asked : 1,
    cappedOnly: search.get('capped') === '1',
    kept,
    display: Object.fromEntries(Object.entries(kept).filter(([name]) => name === 'unit' || name === 'base')),
    setCappedOnly: (on) => change((next) => (on ? next.set('capped', '1') : next.delete('capped'))),
    clear: () =>
      change((next) => {
        next.delete('capped');
        next.delete('filter');
      }),
  };
}
