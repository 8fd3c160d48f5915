import * as Radix from 'radix-ui/popover';
import type { ReactNode, RefObject } from 'react';

export interface FloatingPanelProps {
  id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element it is positioned at and returns the focus to. */
  anchor: RefObject<HTMLElement | null>;
  label?: string;
  align: 'start' | 'center' | 'end';
  side: 'top' | 'bottom' | 'left' | 'right';
  className: string | undefined;
  /** A tooltip takes no focus and is not a dialog. */
  tooltip?: boolean;
  children: ReactNode;
}

const GAP = 6;
const MARGIN = 8;

/** The floating element of Popover and Tooltip. */
export function FloatingPanel(props: FloatingPanelProps) {
  const { id, open, onOpenChange, anchor, label, align, side, className, tooltip = false, children } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          role={tooltip ? 'tooltip' : 'dialog'}
          aria-label={label}
          className={className}
          align={align}
          side={side}
          sideOffset={GAP}
          collisionPadding={MARGIN}
          onOpenAutoFocus={tooltip ? preventDefault : undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!tooltip && focusIsLost()) anchor.current?.focus();
          }}
          onInteractOutside={(event) => {
            // The anchor toggles by itself; closing here first would make it open again.
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function preventDefault(event: Event) {
  event.preventDefault();
}

/** A press on another control moved the focus on purpose, so it stays there. */
function focusIsLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
