import { useLeader } from './useLeader.ts';
import { Watcher } from './Watcher.tsx';

/** Watches the market in one of the open tabs; the others stay idle. */
export function AlertEngine() {
  return useLeader() ? <Watcher /> : null;
}
