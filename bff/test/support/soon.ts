import { vi } from 'vitest';

/** Waits until the check holds; a busy machine gets its time, and what never comes fails with its last complaint. */
export function soon(check: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 });
}
