import { useDispatch, useSelector } from 'react-redux';
import { CompareIcon } from '#ui/icon/icons.ts';
import styles from './compare.module.css';
import { compareShown, selectCompareCodes, selectIsCompareShown } from './compareSlice.ts';

/** The folded comparison in the header, where it covers nothing; opens the window. */
export function CompareTab() {
  const count = useSelector(selectCompareCodes).length;
  const isShown = useSelector(selectIsCompareShown);
  const dispatch = useDispatch();
  if (isShown || count === 0) return null;
  return (
    <button type="button" className={styles.tab} onClick={() => dispatch(compareShown())}>
      <CompareIcon size={16} aria-hidden="true" />
      <span>对比 {count}</span>
    </button>
  );
}
