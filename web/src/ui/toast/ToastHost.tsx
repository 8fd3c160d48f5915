import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useTheme } from '../display/DisplayContext.tsx';
import { PHONE, useMediaQuery } from '../theme/useMediaQuery.ts';
import styles from './Toast.module.css';
import { connectToasts, type ToastAction, type ToastKind } from './toast.ts';

/** A third message is one too many to read at once. */
const VISIBLE = 2;

/** The library's own host, connected to toast.ts once it is mounted. */
export function ToastHost() {
  const theme = useTheme();
  const onPhone = useMediaQuery(PHONE);
  useEffect(() => {
    const leave = connectToasts(showToast);
    return () => {
      leave();
      // The library keeps shown messages, and would show them again in the next host.
      sonner.dismiss();
    };
  }, []);
  return (
    <Sonner
      theme={theme}
      // Under the bars of a wide screen; on a phone, where the day's sentence stands there, over the bar at the foot.
      position={onPhone ? 'bottom-center' : 'top-center'}
      containerAriaLabel="消息"
      gap={8}
      // Older messages give way, so that no pile covers the page.
      visibleToasts={VISIBLE}
      offset={{ top: 'calc(var(--bar-height) + var(--menu-height) + var(--space-2))' }}
      // The host is as wide as a phone: a side offset would push it off centre.
      mobileOffset={{
        bottom: 'calc(var(--dock-height) + env(safe-area-inset-bottom) + var(--space-2))',
        left: 0,
        right: 0,
      }}
      toastOptions={{
        duration: 3000,
        unstyled: true,
        classNames: {
          toast: styles.toast ?? '',
          success: styles.success ?? '',
          error: styles.error ?? '',
          info: styles.info ?? '',
          actionButton: styles.action ?? '',
        },
      }}
    />
  );
}

/** A message with undo stays a little longer, so that there is time to decide. */
const DECISION_TIME = 6000;

function showToast(kind: ToastKind, text: string, action?: ToastAction) {
  if (!action) return sonner[kind](text);
  const { label, onPress } = action;
  return sonner[kind](text, { duration: DECISION_TIME, action: { label, onClick: onPress } });
}
