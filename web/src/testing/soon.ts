import { vi } from 'vitest';

/** How long a busy machine may take, ms: tests check results, never speed. A failing test takes this long once. */
export const PATIENCE = 60_000;

/** Waits until the check passes, also under fake timers; fails with its last error. */
export function soon<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: PATIENCE });
}
