import { useDispatch } from 'react-redux';
import { CloseIcon } from '#ui/icon/icons.ts';
import styles from './searchDropdown.module.css';
import { searchForgotten, searchHistoryCleared } from './searchSlice.ts';

interface HistoryRemovalsProps {
  /** The searches shown, in order. */
  keywords: readonly string[];
  /** Returns the focus to the field before the focused button goes. */
  onLast: () => void;
}

/**
 * Buttons that delete one search, or all. A listbox cannot contain buttons, so they are beside it, each aligned with
 * its search; that is why the row heights are fixed.
 */
export function HistoryRemovals({ keywords, onLast }: HistoryRemovalsProps) {
  const dispatch = useDispatch();

  function forget(keyword: string, isLast: boolean) {
    // The button stays and now belongs to the next search; only the last one goes, with its focus.
    if (isLast) onLast();
    dispatch(searchForgotten(keyword));
  }

  return (
    <div className={styles.removals}>
      <button
        type="button"
        className={styles.clear}
        aria-label="清空搜索历史"
        onClick={() => {
          onLast();
          dispatch(searchHistoryCleared());
        }}
      >
        清空
      </button>
      {keywords.map((keyword, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the button at a position keeps the focus when its search goes
          key={index}
          type="button"
          className={styles.remove}
          aria-label={`删除搜索历史 ${keyword}`}
          title="删除"
          // A press leaves the focus, and a phone's keyboard, with the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => forget(keyword, index === keywords.length - 1)}
        >
          <CloseIcon size={14} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
