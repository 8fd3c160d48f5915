import * as Radix from 'radix-ui/dialog';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../classNames.ts';
import overlay from '../dialog/overlay.module.css';
import { useWindowFocus } from '../dialog/useWindowFocus.ts';
import { CloseIcon } from '../icon/icons.ts';
import styles from './Drawer.module.css';
import type { DrawerProps } from './Drawer.tsx';

/** The panel itself; use Drawer, which loads it when needed. */
export function DrawerPanel({ open, onOpenChange, title, children, footer, side = 'left' }: DrawerProps) {
  const focus = useWindowFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.overlay} />
        <Radix.Content {...focus} className={cx(styles.panel, styles[side])} aria-describedby={undefined}>
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="关闭" icon={<CloseIcon />} />
            </Radix.Close>
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
