import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { IconButton } from '#ui/button/IconButton.tsx';
import { BellIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import styles from './alerts.module.css';
import { type AlertsRoot, selectCoinAlertCount } from './alertsSlice.ts';

const { Part: AlertDialog, preload } = lazyPart(
  async () => (await import('./form/AlertDialog.tsx')).AlertDialog,
  MissingOpened,
);

interface AlertButtonProps {
  readonly code: string;
  /** The coin's name, for the dialog and for screen readers. */
  readonly name: string;
  readonly size?: 's' | 'm';
}

/** Opens the dialog that sets alerts for a coin; shown as pressed while there are any. */
export function AlertButton({ code, name, size = 's' }: AlertButtonProps) {
  const count = useSelector((state: AlertsRoot) => selectCoinAlertCount(state, code));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size={size}
        label={count > 0 ? `${name} 预警，已设 ${count} 个` : `设置 ${name} 预警`}
        className={count > 0 ? styles.on : undefined}
        icon={<BellIcon />}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <AlertDialog coin={{ code, name }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
