import { COIN_LIST_TYPE } from '@coinmirror/shared/contract/coins.ts';
import { TOKEN_CHAINS, tokenChain } from '@coinmirror/shared/pages/tokenChains.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';

it.each(TOKEN_CHAINS)('tokens of $chain can be listed, and are on it', async ({ key, chain }) => {
  const { rows } = await ask('coinRank', { type: COIN_LIST_TYPE.tokens, pagesize: 200, chain });
  expect(rows.length).toBeGreaterThan(0);
  expect(new Set(rows.map((row) => row.token?.chain))).toEqual(new Set([chain]));
  expect(tokenChain(key)?.chain).toBe(chain);
});

it('a chain without an address, or an unknown address, gives no chain', () => {
  expect(tokenChain(null)).toBeUndefined();
  expect(tokenChain('Ethereum')).toBeUndefined();
});
