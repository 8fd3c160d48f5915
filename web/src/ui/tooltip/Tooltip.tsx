import { type PointerEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { MissingHint } from '../lazy/missing.tsx';
import { useLatch } from '../lazy/useLatch.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** The tooltip's text; short. Essential text belongs on the page instead. */
  content: ReactNode;
  children: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The child is not focusable (plain text): the wrapper takes the focus. */
  focusable?: boolean;
  /** For inline text, which still wraps. */
  inText?: boolean;
}

const OPEN_DELAY = 250;
const { Part: FloatingPanel, preload } = lazyPart(
  async () => (await import('../popover/FloatingPanel.tsx')).FloatingPanel,
  MissingHint,
);

/** A tooltip on hover, focus and tap; Esc hides it. */
export function Tooltip({
  content,
  children,
  side = 'top',
  focusable = false,
  inText = false,
}: TooltipProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const id = useId();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function show(delay: number) {
    preload();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), delay);
  }
  function hide() {
    window.clearTimeout(timer.current);
    setOpen(false);
  }
  const ifMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === 'mouse' && act();

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the control inside; the tooltip adds to it. */}
      <span
        ref={anchor}
        className={inText ? undefined : styles.anchor}
        tabIndex={focusable ? 0 : undefined}
        aria-describedby={open ? id : undefined}
        onPointerEnter={ifMouse(() => show(OPEN_DELAY))}
        onPointerLeave={ifMouse(hide)}
        onPointerUp={(event) => event.pointerType !== 'mouse' && show(0)}
        onFocus={() => show(0)}
        onBlur={hide}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {children}
      </span>
      {useLatch(open) && (
        <Suspense fallback={null}>
          <FloatingPanel
            id={id}
            open={open}
            onOpenChange={setOpen}
            anchor={anchor}
            align="center"
            side={side}
            className={styles.bubble}
            tooltip
          >
            {content}
          </FloatingPanel>
        </Suspense>
      )}
    </>
  );
}
