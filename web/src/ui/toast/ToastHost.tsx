import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useTheme } from '../display/DisplayContext.tsx';
import styles from './Toast.module.css';
import { connectToasts, type ToastAction, type ToastKind } from './toast.ts';

/** A third message is one too many to read at once. */
const VISIBLE = 2;

/** The library's own host, connected to toast.ts once it is mounted. */
export function ToastHost() {
  const theme = useTheme();
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
      position="top-center"
      containerAriaLabel="消息"
      gap={8}
      // Below the bars, whose logo and search stay free; older messages give way, so that no pile covers the page.
      visibleToasts={VISIBLE}
      offset={{ top: 'calc(var(--bar-height) + var(--menu-height) + var(--space-2))' }}
      // The host is as wide as a phone: a side offset would push it off centre.
      mobileOffset={{ top: 'calc(var(--menu-height) + var(--space-2))', left: 0, right: 0 }}
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
