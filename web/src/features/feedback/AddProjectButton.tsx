import { Suspense, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingWindow } from '#ui/lazy/missing.tsx';
import { useLatch } from '#ui/lazy/useLatch.ts';

const { Part: AddProjectDialog, preload } = lazyPart(
  async () => (await import('./AddProjectDialog.tsx')).AddProjectDialog,
  MissingWindow,
);

/** 添加项目 beside a list: a window that tells how to have a missing project listed. */
export function AddProjectButton({ size = 's' }: { size?: 's' | 'm' }) {
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useLatch(isOpen);
  return (
    <>
      <Button
        size={size}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        添加项目
      </Button>
      {isNeeded && (
        <Suspense fallback={null}>
          <AddProjectDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
