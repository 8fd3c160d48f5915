import { nftEndpoints } from '@coinmirror/shared/contract/dashboards/nft.ts';
import { expect, it, vi } from 'vitest';
import { api } from './api.ts';
import { queryHookFor } from './queryHookFor.ts';

it('parts that ask for one call share its hook, and nothing is injected twice', () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const hook = queryHookFor(nftEndpoints, 'nftOverview');
  expect(queryHookFor(nftEndpoints, 'nftOverview')).toBe(hook);
  expect(Object.hasOwn(api.endpoints, 'nftOverview')).toBe(true);
  expect(complaint).not.toHaveBeenCalled();
});
