import * as Radix from 'radix-ui/dialog';
import { IconButton } from '../button/IconButton.tsx';
import { cx } from '../classNames.ts';
import { isComposing } from '../field/isComposing.ts';
import { CloseIcon } from '../icon/icons.ts';
import styles from './Dialog.module.css';
import type { DialogProps } from './Dialog.tsx';
import overlay from './overlay.module.css';
import { useScrolls } from './useScrolls.ts';
import { useWindowFocus } from './useWindowFocus.ts';

/** The dialog itself; use Dialog, which loads it when needed. */
export function DialogWindow(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, size = 'm', mustAnswer = false } = props;
  const focus = useWindowFocus();
  const [body, scrolls] = useScrolls();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.overlay} />
        <Radix.Content
          {...focus}
          className={cx(styles.window, styles[size])}
          onEscapeKeyDown={(event) => (mustAnswer || isComposing(event)) && event.preventDefault()}
          onInteractOutside={mustAnswer ? preventDefault : undefined}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            {!mustAnswer && (
              <Radix.Close asChild>
                <IconButton label="关闭" icon={<CloseIcon />} />
              </Radix.Close>
            )}
          </header>
          {description !== undefined && (
            <Radix.Description className={styles.description}>{description}</Radix.Description>
          )}
          <div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
            {children}
          </div>
          {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function preventDefault(event: Event) {
  event.preventDefault();
}
