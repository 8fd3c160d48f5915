import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { Suspense, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { BellIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';

const { Part: AlertDialog, preload } = lazyPart(
  async () => (await import('./form/AlertDialog.tsx')).AlertDialog,
  MissingOpened,
);

interface SetAlertButtonProps {
  /** Null: a measure of the whole market. */
  readonly coin: Alert['coin'];
}

/** 设为预警: opens the window in which an alert is set, beside the figure it is about. */
export function SetAlertButton({ coin }: SetAlertButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="s"
        icon={<BellIcon aria-hidden="true" />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        设为预警
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AlertDialog coin={coin} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
