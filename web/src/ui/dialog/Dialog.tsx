import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { type MissingProps, MissingQuietly, MissingWindow } from '../lazy/missing.tsx';
import { useLatch } from '../lazy/useLatch.ts';

export interface DialogProps {
  open: boolean;
  /** Called with false on 关闭, Esc and a press outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A sentence under the title, and the dialog's accessible description. */
  description?: ReactNode;
  children?: ReactNode;
  /** A row of buttons at the bottom. */
  footer?: ReactNode;
  /** Maximum width: s 400, m 560, l 880 px; on a phone it is full-width at the bottom. */
  size?: 's' | 'm' | 'l';
  /** The visitor must answer: no Esc, no press outside, no 关闭 button. */
  mustAnswer?: boolean;
}

const { Part: DialogWindow, preload } = lazyPart(
  async () => (await import('./DialogWindow.tsx')).DialogWindow,
  MissingDialog,
);

/** Loads the dialog's code ahead of its first opening. */
export const preloadDialog = preload;

/** A modal dialog: traps the focus, returns it, and closes on Esc. Its code loads when it first opens. */
export function Dialog(props: DialogProps) {
  if (!useLatch(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}

/** A dialog that must be answered does not count as closed: nobody has read it yet. */
function MissingDialog(props: MissingProps<DialogProps>) {
  return props.part.mustAnswer ? <MissingQuietly {...props} /> : <MissingWindow {...props} />;
}
