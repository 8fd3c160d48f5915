import { expect, it, vi } from 'vitest';
import { onStuckCode } from '#ui/lazy/loadCode.ts';
import { fetchClient } from './baseQuery.ts';

vi.mock('./client.ts', () => ({}));

it('a client whose file came empty is a call that may be repeated, and the app is told', async () => {
  const reported = vi.fn();
  onStuckCode(reported);
  expect(await fetchClient()).toBeNull();
  expect(reported).toHaveBeenCalledOnce();
});
