import { WEBSITE_GROUPS } from '../../catalogue/content/websites.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';

export const websiteHandlers = {
  async websiteList() {
    return ok(WEBSITE_GROUPS.map(({ sites, ...group }) => ({ ...group, sites: [...sites] })));
  },
} satisfies Handlers<'websiteList'>;
