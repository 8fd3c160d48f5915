import { STATE_WORDS } from '@coinmirror/shared/columns/sourceStatus.ts';
import type { SourceState } from '@coinmirror/shared/contract/sourceStatus.ts';
import { cx } from '#ui/classNames.ts';
import styles from './sourceStatus.module.css';

/** A state by word, shape and colour. */
export function StateMark({ state }: { readonly state: SourceState }) {
  const [word, mark] = STATE_WORDS[state];
  return (
    <span className={styles.state}>
      <span className={cx(styles.mark, styles[state])} aria-hidden="true">
        {mark}
      </span>
      {word}
    </span>
  );
}
