import { CONTACT_CODES } from '@coinmirror/shared/contract/site.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

describe('site', () => {
  it('returns every contact, and no more ads than requested', async () => {
    const contacts = await ask('contactQr', { appid: 1 });
    expect(contacts.map(({ code }) => code)).toEqual([...CONTACT_CODES]);
    expect(contacts.every(({ qrCodes }) => qrCodes.length > 0)).toBe(true);
    expect(await ask('searchAds', { channelcode: 1, appid: 'PCWeb', total: 3 })).toHaveLength(3);
    expect((await ask('friendLinks', {})).every(({ url }) => url.startsWith('https://'))).toBe(true);
  });

  it('links only to existing pages of this site', async () => {
    const ads = (await ask('searchAds', { total: 20 })).map(({ url }) => url);
    const contacts = (await ask('contactQr', {})).flatMap(({ qrCodes }) =>
      qrCodes.map((code) => (code.kind === 'address' ? code.url : '')),
    );
    for (const url of [...ads, ...contacts]) {
      expect(matchPage(url.split('?')[0] ?? ''), url).not.toBeNull();
    }
  });
});
