import { type ReactElement, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { MissingWindow } from '../lazy/missing.tsx';
import { useLatch } from '../lazy/useLatch.ts';
import styles from './Popover.module.css';

interface PopoverTriggerProps {
  ref: (element: HTMLButtonElement | null) => void;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog';
  'aria-controls': string | undefined;
}

export interface PopoverProps {
  /** The button that opens it: `trigger={(props) => <Button {...props}>单位</Button>}`. */
  trigger: (props: PopoverTriggerProps) => ReactElement;
  /** Accessible name of the panel. */
  label: string;
  /** A function receives the function that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The visitor comes near the button: load the panel's content. */
  onNear?: () => void;
}

const { Part: FloatingPanel, preload } = lazyPart(
  async () => (await import('./FloatingPanel.tsx')).FloatingPanel,
  MissingWindow,
);

/** A panel beside a button. Its code loads when the visitor comes near the button. */
export function Popover({
  trigger,
  label,
  children,
  align = 'start',
  side = 'bottom',
  onNear,
}: PopoverProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement | null>(null);
  const id = useId();
  const close = () => setOpen(false);
  function comeNear() {
    preload();
    onNear?.();
  }
  return (
    <>
      {trigger({
        ref: (element) => {
          anchor.current = element;
        },
        onClick: () => setOpen((now) => !now),
        onPointerEnter: comeNear,
        onFocus: comeNear,
        'aria-expanded': open,
        'aria-haspopup': 'dialog',
        'aria-controls': open ? id : undefined,
      })}
      {useLatch(open) && (
        <Suspense fallback={null}>
          <FloatingPanel
            id={id}
            open={open}
            onOpenChange={setOpen}
            anchor={anchor}
            label={label}
            align={align}
            side={side}
            className={styles.panel}
          >
            {typeof children === 'function' ? children(close) : children}
          </FloatingPanel>
        </Suspense>
      )}
    </>
  );
}
