import { useSelector } from 'react-redux';
import { RowButton } from '#ui/button/RowButton.tsx';
import { cx } from '#ui/classNames.ts';
import { useWatchActions } from './useWatchActions.ts';
import styles from './watchlist.module.css';
import { selectIsWatched, type WatchlistState, type watchlistSlice } from './watchlistSlice.ts';
import type { WatchKind } from './watchlists.ts';

interface StarButtonProps {
  kind: WatchKind;
  code: string;
  /** Name of the starred item, for screen readers. */
  name: string;
  size?: 's' | 'm';
}

type WatchlistRoot = { readonly [watchlistSlice.reducerPath]: WatchlistState };

/** Stars a coin, an exchange or a wallet for this visitor, without an account too. A removal can be undone. */
export function StarButton({ kind, code, name, size = 's' }: StarButtonProps) {
  const isWatched = useSelector((state: WatchlistRoot) => selectIsWatched(state, kind, code));
  const { star, remove } = useWatchActions(kind);
  return (
    <RowButton
      size={size}
      label={isWatched ? `取消自选 ${name}` : `加自选 ${name}`}
      pressed={isWatched}
      className={cx(styles.star, isWatched && styles.on)}
      drawing={isWatched ? 'starFull' : 'star'}
      onClick={(event) => {
        // The button may be in a row that is a link itself.
        event.stopPropagation();
        event.preventDefault();
        if (isWatched) remove([code], name);
        else star(code, name);
      }}
    />
  );
}
