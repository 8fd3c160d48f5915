import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { useCoinRankQuery } from '#api/endpoints/coins.ts';
import { selectGroups, type watchlistSlice } from '#features/watchlist/watchlistSlice.ts';
import { TextField } from '#ui/field/TextField.tsx';
import { SearchIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Select } from '#ui/select/Select.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { CoinRows } from './CoinRows.tsx';
import { CoinsOf } from './CoinsOf.tsx';
import { HOT_ARGS } from './hotCoins.ts';
import styles from './KlineList.module.css';
import { ROW_HEIGHT } from './rowHeight.ts';

const { Part: FoundCoins, preload } = lazyPart(async () => (await import('./FoundCoins.tsx')).FoundCoins);
/** No group can have this name: names are trimmed. */
const HOT = ' hot';

type WatchRoot = { readonly [watchlistSlice.reducerPath]: ReturnType<typeof watchlistSlice.reducer> };

/** The coins beside the chart: the largest ones, a watchlist group, or search results. */
export function KlineList({ shown }: { readonly shown: string | undefined }) {
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState(HOT);
  const groups = useSelector((state: WatchRoot) => selectGroups(state, 'coin'));
  const word = typed.trim();
  const chosen = groups.find(({ name }) => name === group);
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <TextField
          label="搜索币种"
          hideLabel
          before={<SearchIcon />}
          placeholder="搜索币种"
          value={typed}
          onPointerEnter={preload}
          onFocus={preload}
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
      {word !== '' ? (
        <Suspense fallback={<SkeletonLines lines={20} lineHeight={ROW_HEIGHT} />}>
          <FoundCoins typed={word} shown={shown} />
        </Suspense>
      ) : chosen ? (
        <CoinsOf codes={chosen.items.map(({ code }) => code)} shown={shown} />
      ) : (
        <HotCoins shown={shown} />
      )}
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
