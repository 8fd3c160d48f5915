import { CONTACT_CODES } from '@coinmirror/shared/contract/site.ts';
import { FRIEND_LINKS, SEARCH_ADS } from '../../catalogue/content/site.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';

export const siteHandlers = {
  contactQr: async (_params, { contacts = {} }) =>
    ok({ list: CONTACT_CODES.map((code) => ({ code, qrcode: (contacts[code] ?? []).join(',') })) }),

  friendLinks: async () => ok(FRIEND_LINKS),

  searchAds: async ({ total }) => ok(SEARCH_ADS.slice(0, total)),
} satisfies Handlers<'contactQr' | 'friendLinks' | 'searchAds'>;
