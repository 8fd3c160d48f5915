import { nftEndpoints } from '@coinmirror/shared/contract/figures/nft.ts';
import { expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { queryHookFor } from './queryHookFor.ts';

it('parts that ask for one call share its hook, and nothing is injected twice', () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const hook = queryHookFor(nftEndpoints, 'nftBoard');
  expect(queryHookFor(nftEndpoints, 'nftBoard')).toBe(hook);
  expect(Object.hasOwn(api.endpoints, 'nftBoard')).toBe(true);
  expect(complaint).not.toHaveBeenCalled();
});
