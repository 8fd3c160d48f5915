/**
 * Toasts: `toast.success('复制成功!')`, with a button for undo: `toast.info('已移除', { label: '撤销', onPress })`. Their
 * library loads when the visitor first interacts; Toaster (once, in the app's frame) is where they appear.
 */
export const toast = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  error: (text: string, action?: ToastAction) => show('error', text, action),
  info: (text: string, action?: ToastAction) => show('info', text, action),
};

export type ToastKind = 'success' | 'error' | 'info';
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

type Show = (kind: ToastKind, text: string, action?: ToastAction) => void;

let shower: Show | null = null;
let asked = 0;
const waiting: Parameters<Show>[] = [];
const listeners = new Set<() => void>();

function show(kind: ToastKind, text: string, action?: ToastAction): void {
  if (shower !== null) {
    shower(kind, text, action);
    return;
  }
  waiting.push([kind, text, action]);
  asked += 1;
  for (const listener of listeners) listener();
}

/** For Toaster: how many messages found no host, and the newest of those still waiting. */
export const toastDemand = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  asked: () => asked,
  newest: () => waiting.at(-1)?.[1] ?? null,
};

/** For the host: where messages go from now on; waiting ones go first. Returns a function that disconnects. */
export function connectToasts(show: Show): () => void {
  shower = show;
  for (const message of waiting.splice(0)) show(...message);
  return () => {
    if (shower === show) shower = null;
  };
}
