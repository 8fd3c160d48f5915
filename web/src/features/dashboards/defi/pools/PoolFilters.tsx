import type { DefiPool } from '@coinmirror/shared/contract/defi/yields.ts';
import { LEAST_TVL, poolFilterOf } from '@coinmirror/shared/dashboards/defi/poolFilter.ts';
import { useMemo } from 'react';
import { Select } from '#ui/select/Select.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';

const ALL = 'all';
const SIZES = [
  { value: ALL, label: 'TVL 不限' },
  ...Object.entries(LEAST_TVL).map(([value, { label }]) => ({ value, label: `TVL ${label}` })),
];

/** The filter of pools that the address asks for. */
export function usePoolFilter() {
  const [params] = useUrlParams();
  return useMemo(() => poolFilterOf((name) => params.get(name)), [params]);
}

/** Chooses which pools are shown; kept in the address. */
export function PoolFilters({ pools }: { readonly pools: readonly DefiPool[] }) {
  const [, write] = useUrlParams();
  const { chain, stableOnly, singleOnly, least } = usePoolFilter();
  const chains = useMemo(() => chainOptions(pools), [pools]);
  return (
    <>
      <Select
        label="公链"
        size="s"
        value={chain || ALL}
        options={chains}
        onChange={(next) => write({ chain: next === ALL ? null : next })}
      />
      <Select
        label="最低 TVL"
        size="s"
        value={least ?? ALL}
        options={SIZES}
        onChange={(next) => write({ least: next === ALL ? null : next })}
      />
      <Switch label="只看稳定币" checked={stableOnly} onChange={(on) => write({ stable: on ? '1' : null })} />
      <Switch label="只看单币" checked={singleOnly} onChange={(on) => write({ single: on ? '1' : null })} />
    </>
  );
}

function chainOptions(pools: readonly DefiPool[]) {
  const names = new Map(pools.map(({ chain, chainName }) => [chain, chainName]));
  return [{ value: ALL, label: '全部公链' }, ...[...names].map(([value, label]) => ({ value, label }))];
}
