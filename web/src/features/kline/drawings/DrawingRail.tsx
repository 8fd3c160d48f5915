import { DrawingActions } from './DrawingActions.tsx';
import styles from './drawings.module.css';
import { ToolButtons } from './ToolButtons.tsx';
import type { DrawingSession } from './useDrawingSession.ts';

/** Drawing tools at the left of a wide chart. */
export function DrawingRail({ session }: { readonly session: DrawingSession }) {
  return (
    <div className={styles.rail} role="toolbar" aria-label="画线工具" aria-orientation="vertical">
      <ToolButtons session={session} />
      <hr className={styles.rule} />
      <DrawingActions session={session} />
    </div>
  );
}
