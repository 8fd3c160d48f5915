import { CONTACT_CODES } from '@coinmirror/shared/contract/site.ts';
import { matchPage } from '@coinmirror/shared/routes/matchPage.ts';
import { ask, testContext } from '@coinmirror/testing/world.ts';
import { describe, expect, it } from 'vitest';

describe('site', () => {
  it('returns the contacts that are configured, none otherwise', async () => {
    const none = await ask('contactQr', { appid: 1 });
    expect(none.map(({ code, qrCodes }) => [code, qrCodes])).toEqual(CONTACT_CODES.map((code) => [code, []]));
    const contacts = {
      wx_public: ['/contact/public.png', 'https://mp.example.com/qr/1.jpg'],
      wx_business: ['https://work.example.com/u/1'],
    };
    const some = await ask('contactQr', { appid: 1 }, { ...testContext, contacts });
    expect(some.filter(({ qrCodes }) => qrCodes.length > 0)).toEqual([
      { code: 'wx_business', qrCodes: [{ kind: 'address', url: 'https://work.example.com/u/1' }] },
      {
        code: 'wx_public',
        qrCodes: [
          { kind: 'image', src: '/contact/public.png' },
          { kind: 'image', src: 'https://mp.example.com/qr/1.jpg' },
        ],
      },
    ]);
  });

  it.each([
    '/contact?to=business',
    'contact',
    '//elsewhere.example',
    'javascript:alert(1)',
    '//x.example/a.png',
  ])('shows no code for %s, which leads nowhere or back to this site', async (entry) => {
    const found = await ask('contactQr', {}, { ...testContext, contacts: { wx_public: [entry] } });
    expect(found.flatMap(({ qrCodes }) => qrCodes)).toEqual([]);
  });

  it('returns no more ads than requested', async () => {
    expect(await ask('searchAds', { channelcode: 1, appid: 'PCWeb', total: 3 })).toHaveLength(3);
    expect((await ask('friendLinks', {})).every(({ url }) => url.startsWith('https://'))).toBe(true);
  });

  it('links only to existing pages of this site', async () => {
    const ads = (await ask('searchAds', { total: 20 })).map(({ url }) => url);
    for (const url of ads) {
      expect(matchPage(url.split('?')[0] ?? ''), url).not.toBeNull();
    }
  });
});
