import { Button } from '#ui/button/Button.tsx';
import styles from './drawings.module.css';
import type { DrawingSession } from './useDrawingSession.ts';

/** Says that the address contains drawings, and asks whether to keep them. */
export function GuestNotice({ session }: { readonly session: DrawingSession }) {
  const { guests, saveGuests, dismissGuests } = session;
  if (guests.length === 0) return null;
  return (
    <div className={styles.notice} role="status">
      <span>链接带来 {guests.length} 个画线</span>
      <Button size="s" variant="primary" onClick={saveGuests}>
        存为我的
      </Button>
      <Button size="s" onClick={dismissGuests}>
        关闭
      </Button>
    </div>
  );
}
