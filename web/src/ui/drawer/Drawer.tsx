import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { MissingWindow } from '../lazy/missing.tsx';
import { useLatch } from '../lazy/useLatch.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  /** The edge it slides in from. */
  side?: 'left' | 'right' | 'bottom';
}

const { Part: DrawerPanel, preload } = lazyPart(
  async () => (await import('./DrawerPanel.tsx')).DrawerPanel,
  MissingWindow,
);

/** Loads the drawer's code ahead of its first opening. */
export const preloadDrawer = preload;

/** A modal panel at an edge, for a phone's menu and filters. Its code loads when it first opens. */
export function Drawer(props: DrawerProps) {
  if (!useLatch(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  );
}
