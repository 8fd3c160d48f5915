import { WATCH_ITEMS_MAX } from '@coinmirror/shared/constants/limits.ts';
import { TEXTS } from '@coinmirror/shared/constants/texts.ts';
import { useWatchActions } from '#features/watchlist/useWatchActions.ts';
import type { WatchGroup } from '#features/watchlist/watchlists.ts';
import { CoinFinder } from '#templates/coinFinder/CoinFinder.tsx';
import styles from './UserTickerPage.module.css';

/** 添加币种: adds a coin to the shown group, with the search of the search field. */
export function CoinAdding({ group }: { readonly group: WatchGroup }) {
  const { change } = useWatchActions('coin');

  function add(code: string): string | null {
    if (group.items.some((item) => item.code === code)) return TEXTS.compareDuplicate;
    if (group.items.length >= WATCH_ITEMS_MAX) return `每个分组最多 ${WATCH_ITEMS_MAX} 项`;
    change({ type: 'added', code, group: group.name });
    return null;
  }

  return (
    <div className={styles.adding}>
      <CoinFinder key={group.name} action="添加币种" onPick={add} />
    </div>
  );
}
