import { SOCKET_WORDS } from '@coinmirror/shared/columns/socketStatus.ts';
import { STATE_WORDS } from '@coinmirror/shared/columns/sourceStatus.ts';
import type { SocketState, SourceState } from '@coinmirror/shared/contract/sourceStatus.ts';
import { cx } from '#ui/classNames.ts';
import styles from './sourceStatus.module.css';

const WORDS = { ...SOCKET_WORDS, ...STATE_WORDS };

/** A state by word, shape and colour. */
export function StateMark({ state }: { readonly state: SourceState | SocketState }) {
  const [word, mark] = WORDS[state];
  return (
    <span className={styles.state}>
      <span className={cx(styles.mark, styles[state])} aria-hidden="true">
        {mark}
      </span>
      {word}
    </span>
  );
}
