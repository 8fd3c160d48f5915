import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';
import { WALLET_FACTS } from '../../catalogue/content/wallet/facts.ts';
import { walletCatalogue } from '../../catalogue/walletCatalogue.ts';

describe('a wallet', () => {
  it('says the same on its page as in the list', async () => {
    const { rows } = await ask('wallets', { pagesize: 200 });
    for (const row of rows) {
      const detail = await ask('walletInfo', { id: row.code });
      expect(detail).toMatchObject(row);

      expect(detail.risks.length).toBeGreaterThan(1);
      expect(detail.risks.every(({ source }) => source !== '')).toBe(true);
    }
  });

  it('has its own description, and no facts exist for unknown wallets', () => {
    const codes = walletCatalogue.map(({ code }) => code);
    expect(Object.keys(WALLET_FACTS).toSorted()).toEqual(codes.toSorted());
  });

  it('has ids in the format of stores and keys', () => {
    for (const { chrome, android, key } of Object.values(WALLET_FACTS)) {
      if (chrome !== undefined) expect(chrome).toMatch(/^[a-p]{32}$/);
      if (android !== undefined) expect(android).toMatch(/^[a-z][\w]*(\.[a-z]\w*)+$/);
      if (key !== undefined) expect(key.fingerprint.replaceAll(' ', '')).toMatch(/^[0-9A-F]{40}$/);
    }
  });

  it('lists hardware wallets as such, and apps not', async () => {
    const { rows } = await ask('wallets', { type: 'hardware', pagesize: 200 });
    const codes = rows.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['ledger', 'trezor', 'coldcard', 'tangem']));
    expect(codes).not.toEqual(expect.arrayContaining(['imtoken']));
    expect(codes).not.toEqual(expect.arrayContaining(['token-pocket']));
  });

  it.each(['trade', 'financing'] as const)('lists the best known wallets under %s', async (type) => {
    const { rows } = await ask('wallets', { type, pagesize: 200 });
    expect(rows.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['metamask', 'trust', 'okx', 'ledger']),
    );
  });

  it('lists custody by others among its risks', async () => {
    const self = await ask('walletInfo', { id: 'metamask' });
    const held = await ask('walletInfo', { id: 'kucoin-trade' });
    expect(self.risks.find(({ text }) => text.includes('私钥'))?.level).toBe('low');
    expect(held.risks.find(({ text }) => text.includes('私钥'))?.level).toBe('medium');
  });

  it('rejects an unknown code', async () => {
    await expect(ask('walletInfo', { id: 'nobody' })).rejects.toThrow('404');
  });
});
