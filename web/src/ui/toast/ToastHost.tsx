import { useEffect } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import { useDisplay } from '../display/DisplayContext.tsx';
import styles from './Toast.module.css';
import { connectToasts } from './toast.ts';

/** The library's own host, connected to toast.ts once it is mounted. */
export function ToastHost() {
  const { theme } = useDisplay();
  useEffect(() => connectToasts((kind, text) => sonner[kind](text)), []);
  return (
    <Sonner
      theme={theme}
      position="top-center"
      containerAriaLabel="消息"
      gap={8}
      toastOptions={{
        duration: 3000,
        unstyled: true,
        classNames: {
          toast: styles.toast ?? '',
          success: styles.success ?? '',
          error: styles.error ?? '',
          info: styles.info ?? '',
        },
      }}
    />
  );
}
