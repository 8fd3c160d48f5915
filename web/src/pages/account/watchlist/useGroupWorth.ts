import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import type { HeldPosition } from '@coinmirror/shared/portfolio/positions.ts';
import { useMemo } from 'react';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';
import type { WatchGroups } from '#features/watchlist/watchlists.ts';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import type { TickerRow } from './useTickerRows.ts';

/**
 * What is held of each group's coins is worth, short, for its tab. The shown group has its own rows, so that tab and list
 * never differ; `shown` is its name.
 */
export function useGroupWorth(
  groups: WatchGroups,
  held: ReadonlyMap<string, HeldPosition>,
  shown: { readonly name: string; readonly rows: readonly TickerRow[] | undefined },
): (name: string) => string {
  const display = useDisplay();
  const codes = useMemo(() => codesElsewhere(groups, held, shown.name), [groups, held, shown.name]);
  const { data } = useCoinsByCodesQuery(codes, {
    skip: codes === '',
    pollingInterval: POLL_NORMAL,
    skipPollingIfUnfocused: true,
  });
  const prices = useMemo(() => new Map(data?.value.map(({ code, price }) => [code, price])), [data]);
  return (name) => {
    const own = new Map(shown.rows?.map(({ code, price }) => [code, price]));
    const priceOf = name === shown.name ? own : prices;
    const items = groups.find((group) => group.name === name)?.items ?? [];
    const values = items.flatMap(({ code }) => {
      const [price, quantity] = [priceOf.get(code) ?? null, held.get(code)?.quantity];
      return price === null || quantity === undefined ? [] : [price * quantity];
    });
    if (values.length === 0) return '';
    return formatMoney(
      values.reduce((sum, value) => sum + value, 0),
      { ...display, kind: 'amount' },
    );
  };
}

/** Held coins of the other groups, for one call. */
function codesElsewhere(groups: WatchGroups, held: ReadonlyMap<string, HeldPosition>, shown: string): string {
  const codes = groups.flatMap(({ name, items }) =>
    name === shown ? [] : items.flatMap(({ code }) => (held.has(code) ? [code] : [])),
  );
  return [...new Set(codes)].toSorted().join(',');
}
