import { useSelector } from 'react-redux';
import { IconButton } from '#ui/button/IconButton.tsx';
import { cx } from '#ui/classNames.ts';
import { StarIcon } from '#ui/icon/icons.ts';
import { useWatchActions } from './useWatchActions.ts';
import type { WatchKind } from './watchBook.ts';
import styles from './watchlist.module.css';
import { selectIsWatched, type WatchlistState, type watchlistSlice } from './watchlistSlice.ts';

interface StarButtonProps {
  kind: WatchKind;
  code: string;
  /** What is starred, in words for screen readers. */
  name: string;
  size?: 's' | 'm';
}

type WatchlistRoot = { readonly [watchlistSlice.reducerPath]: WatchlistState };

/** Made once: a table draws as many buttons as it has rows, and none of them needs a star of its own. */
const STAR = <StarIcon />;

/** Stars a coin, an exchange or a wallet for this visitor; works without an account. A removal can be taken back. */
export function StarButton({ kind, code, name, size = 's' }: StarButtonProps) {
  const isWatched = useSelector((state: WatchlistRoot) => selectIsWatched(state, kind, code));
  const { change, remove } = useWatchActions(kind);
  return (
    <IconButton
      size={size}
      label={isWatched ? `取消自选 ${name}` : `加自选 ${name}`}
      pressed={isWatched}
      className={cx(styles.star, isWatched && styles.on)}
      icon={STAR}
      onClick={(event) => {
        // The button may stand in a row that is a link itself.
        event.stopPropagation();
        event.preventDefault();
        if (isWatched) remove([code], name);
        else change({ type: 'added', code });
      }}
    />
  );
}
