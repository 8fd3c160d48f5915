import type { Alert } from '@coinmirror/shared/alerts/alert.ts';
import { Suspense, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { IconButton } from '#ui/button/IconButton.tsx';
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
  /** What was pointed at, in the unit of the first measure (a price: USD): the form begins with it. */
  readonly threshold?: Pick<Alert, 'direction' | 'threshold'> | undefined;
  /** Says which threshold, where a page has one button for each: then it is a small bell alone. */
  readonly label?: string;
}

/** 设为预警: opens the window in which an alert is set, beside the figure it is about. */
export function SetAlertButton({ coin, threshold, label }: SetAlertButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const opening = { onPointerEnter: preload, onFocus: preload, onClick: () => setOpen(true) };
  return (
    <>
      {label === undefined ? (
        <Button size="s" icon={<BellIcon aria-hidden="true" />} {...opening}>
          设为预警
        </Button>
      ) : (
        <IconButton size="s" icon={<BellIcon />} label={label} {...opening} />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <AlertDialog coin={coin} threshold={threshold} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
