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
  /** The edge it comes from. */
  side?: 'left' | 'right' | 'bottom';
}

const { Part: DrawerPanel, preload } = lazyPart(
  async () => (await import('./DrawerPanel.tsx')).DrawerPanel,
  MissingWindow,
);

/** Fetches the drawer's code ahead of its first opening. */
export const preloadDrawer = preload;

/** A modal panel at an edge, for the menu and the filters of a phone. Its code is fetched when first opened. */
export function Drawer(props: DrawerProps) {
  if (!useLatch(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <DrawerPanel {...props} />
    </Suspense>
  );
}
