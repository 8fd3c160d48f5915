import { poolChains } from '@coinmirror/shared/content/defi/poolChains.ts';
import { FIRST_POOL_LEAST, POOL_LEASTS } from '@coinmirror/shared/contract/dashboards/dexPools.ts';
import { POOL_KINDS } from '@coinmirror/shared/indicators/poolMarks.ts';
import { type PoolChoice, poolQuery } from '@coinmirror/shared/pages/poolAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { POOL_KIND_NAMES, POOL_LEAST_NAMES } from '@coinmirror/shared/sentences/dexPools.ts';
import { Select } from '#ui/select/Select.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import styles from './PoolTabs.module.css';

const ALL = 'all';
const CHAINS = [
  { value: ALL, label: '全部公链' },
  ...poolChains.map(({ code, name }) => ({ value: code, label: name })),
];
const LEASTS = POOL_LEASTS.map((least) => ({
  value: String(least),
  label: least === 0 ? '流动性不限' : `流动性 ≥ ${POOL_LEAST_NAMES[least]}`,
}));

/** Trending or new pools, of which chain and with how much in them: all of it stands in the address. */
export function PoolTabs({ choice }: { readonly choice: PoolChoice }) {
  const [, write] = useUrlParams();
  return (
    <LinkTabs
      label="资金池分类"
      aside={
        <div className={styles.filters}>
          <Select
            label="公链"
            size="s"
            options={CHAINS}
            value={choice.chain || ALL}
            onChange={(chain) => write({ chain: chain === ALL ? null : chain, page: null }, { push: true })}
          />
          <Select
            label="最低流动性"
            size="s"
            options={LEASTS}
            value={String(choice.least)}
            onChange={(least) =>
              write({ least: least === String(FIRST_POOL_LEAST) ? null : least, page: null }, { push: true })
            }
          />
        </div>
      }
      items={POOL_KINDS.map((kind) => ({
        key: kind,
        label: POOL_KIND_NAMES[kind],
        href: hrefTo('dataPools', {}, poolQuery({ ...choice, kind })),
        current: kind === choice.kind,
      }))}
    />
  );
}
