import { useDispatch } from 'react-redux';
import { CloseIcon } from '#ui/icon/icons.ts';
import styles from './searchDropdown.module.css';
import { searchForgotten, searchHistoryCleared } from './searchSlice.ts';

interface HistoryRemovalsProps {
  /** The searches shown, in their order. */
  keywords: readonly string[];
  /** Gives the focus back to the field, before the button that holds it goes. */
  onLast: () => void;
}

/**
 * The buttons that forget one search, or all. A list of options can hold no buttons, so they stand beside it: each
 * at the height of its search, which is why the heights of the lines are fixed.
 */
export function HistoryRemovals({ keywords, onLast }: HistoryRemovalsProps) {
  const dispatch = useDispatch();

  function forget(keyword: string, isLast: boolean) {
    // The button itself stays and stands for the next search; only the last one goes, with its focus.
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the button of a place keeps the focus when its search goes
          key={index}
          type="button"
          className={styles.remove}
          aria-label={`删除搜索历史 ${keyword}`}
          title="删除"
          // A pointer leaves the focus, and the keyboard of a phone, with the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => forget(keyword, index === keywords.length - 1)}
        >
          <CloseIcon size={14} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
