import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { type MissingProps, MissingQuietly, MissingWindow } from '../lazy/missing.tsx';
import { useLatch } from '../lazy/useLatch.ts';

export interface DialogProps {
  open: boolean;
  /** Called with false on 关闭, Esc and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence under the title; it also describes the window to screen readers. */
  description?: ReactNode;
  children?: ReactNode;
  /** A row of buttons at the bottom. */
  footer?: ReactNode;
  /** s 400, m 560, l 880 px wide at most; on a phone it fills the width and stands at the bottom. */
  size?: 's' | 'm' | 'l';
  /** The visitor must answer: neither Esc, nor a press outside, nor a 关闭 button leaves it. */
  mustAnswer?: boolean;
}

const { Part: DialogWindow, preload } = lazyPart(
  async () => (await import('./DialogWindow.tsx')).DialogWindow,
  MissingDialog,
);

/** Fetches the dialog's code ahead of its first opening. */
export const preloadDialog = preload;

/** A modal window: traps the focus, gives it back, and closes on Esc. Its code is fetched when first opened. */
export function Dialog(props: DialogProps) {
  if (!useLatch(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}

/** What must be answered cannot count as closed: nobody has read it yet. */
function MissingDialog(props: MissingProps<DialogProps>) {
  return props.part.mustAnswer ? <MissingQuietly {...props} /> : <MissingWindow {...props} />;
}
