import { vi } from 'vitest';

/** How long a busy machine may take, ms: what comes is judged, never how fast. A wrong answer costs this long once. */
export const PATIENCE = 60_000;

/** Waits until the check holds, also under fake timers; fails with its last complaint. */
export function soon<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: PATIENCE });
}
