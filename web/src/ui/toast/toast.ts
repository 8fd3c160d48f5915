/**
 * Short messages that come and go: `toast.success('复制成功!')`. The library behind them is fetched with the
 * first message; Toaster (once, in the app's frame) is where they appear.
 */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
};

export type ToastKind = 'success' | 'error' | 'info';
type Show = (kind: ToastKind, text: string) => void;

let shower: Show | null = null;
let wanted = false;
const waiting: [ToastKind, string][] = [];
const listeners = new Set<() => void>();

function show(kind: ToastKind, text: string): void {
  if (shower !== null) {
    shower(kind, text);
    return;
  }
  waiting.push([kind, text]);
  wanted = true;
  for (const listener of listeners) listener();
}

/** For Toaster: whether a message has ever been asked for. */
export const toastDemand = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  wanted: () => wanted,
};

/** For the host: where messages go from now on; those that waited go first. Returns the way to leave. */
export function connectToasts(show: Show): () => void {
  shower = show;
  for (const [kind, text] of waiting.splice(0)) show(kind, text);
  return () => {
    if (shower === show) shower = null;
  };
}
