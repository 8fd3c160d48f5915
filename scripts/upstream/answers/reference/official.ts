import { OFFICIAL_HANDLES } from '../../catalogue/content/official.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';

export const officialHandlers = {
  async officialList() {
    return ok([...OFFICIAL_HANDLES]);
  },
} satisfies Handlers<'officialList'>;
