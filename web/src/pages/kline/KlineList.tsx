import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useCoinRankQuery } from '#api/endpoints/coins.ts';
import { useCoinsByCodesQuery } from '#api/endpoints/coinsByCodes.ts';
import { useFoundEntries } from '#features/searchField/useFoundEntries.ts';
import { selectGroups, type watchlistSlice } from '#features/watchlist/watchlistSlice.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { SearchIcon } from '#ui/icon/icons.ts';
import { Select } from '#ui/select/Select.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { CoinRows } from './CoinRows.tsx';
import { HOT_ARGS } from './hotCoins.ts';
import styles from './KlineList.module.css';

const FOUND = 20;
const ROW_HEIGHT = 40;
/** No group can have this name: names are trimmed. */
const HOT = ' hot';

type WatchRoot = { readonly [watchlistSlice.reducerPath]: ReturnType<typeof watchlistSlice.reducer> };

/** The coins beside the chart: the largest ones, a watchlist group, or search results. */
export function KlineList({ shown }: { readonly shown: string | undefined }) {
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState(HOT);
  const groups = useSelector((state: WatchRoot) => selectGroups(state, 'coin'));
  const found = useFoundEntries(typed.trim(), FOUND);
  const chosen = groups.find(({ name }) => name === group);
  const codes =
    typed.trim() === '' ? chosen?.items.map(({ code }) => code) : found.coins.map(({ code }) => code);
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <TextField
          label="搜索币种"
          hideLabel
          before={<SearchIcon />}
          placeholder="搜索币种"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select
          label="自选分组"
          size="s"
          value={chosen ? group : HOT}
          options={[
            { value: HOT, label: '市值前列' },
            ...groups.map(({ name }) => ({ value: name, label: `自选 · ${name}` })),
          ]}
          onChange={setGroup}
        />
      </div>
      {codes ? <CoinsOf codes={codes} shown={shown} /> : <HotCoins shown={shown} />}
    </div>
  );
}

function HotCoins({ shown }: { readonly shown: string | undefined }) {
  const result = useCoinRankQuery(HOT_ARGS);
  return (
    <Loadable result={result} skeleton={<SkeletonLines lines={20} lineHeight={ROW_HEIGHT} />} compact>
      {({ rows }, { asOf }) => <CoinRows rows={rows} asOf={asOf} shown={shown} />}
    </Loadable>
  );
}

interface CoinsOfProps {
  readonly codes: readonly string[];
  readonly shown: string | undefined;
}

function CoinsOf({ codes, shown }: CoinsOfProps) {
  const isNone = codes.length === 0;
  const result = useCoinsByCodesQuery(codes.toSorted().join(','), { skip: isNone });
  if (isNone) return <EmptyState title="没有币种" hint="在行情列表里点星号加自选，或换个词搜索。" compact />;
  return (
    <Loadable
      result={result}
      skeleton={<SkeletonLines lines={codes.length} lineHeight={ROW_HEIGHT} />}
      compact
    >
      {(rows, { asOf }) => <CoinRows rows={inOrder(rows, codes)} asOf={asOf} shown={shown} />}
    </Loadable>
  );
}

function inOrder<Row extends { readonly code: string }>(
  rows: readonly Row[],
  codes: readonly string[],
): Row[] {
  return codes.flatMap((code) => rows.find((row) => row.code === code) ?? []);
}
