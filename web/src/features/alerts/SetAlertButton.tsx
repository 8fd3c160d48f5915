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
  /** Null: a metric of the whole market. */
  readonly coin: Alert['coin'];
  /** Initial threshold, in the unit of the first metric (a price: USD). */
  readonly threshold?: Pick<Alert, 'direction' | 'threshold'> | undefined;
  /** Names the threshold, where a page has one button for each; the button is then a small bell. */
  readonly label?: string;
}

/** 设为预警: opens the dialog that sets an alert, beside the figure it is about. */
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
