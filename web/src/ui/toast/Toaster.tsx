import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy/lazyPart.ts';
import { toastDemand } from './toast.ts';

const { Part: ToastHost } = lazyPart(async () => (await import('./ToastHost.tsx')).ToastHost);

/** Where toasts appear. Stands once in the app, outside of routes; empty until the first message. */
export function Toaster() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.wanted);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  );
}
