import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';

const NOTHING_YET = { at: null, checked: 0, failed: 0, failures: [] };

export const selfCheckHandlers = {
  async selfCheck(_params, { selfCheck }) {
    const latest = selfCheck?.() ?? NOTHING_YET;
    return ok({
      ...latest,
      failures: latest.failures.map(({ relation, subject, left, right }) => ({
        relation,
        subject,
        left: { ...left },
        right: { ...right },
      })),
    });
  },
} satisfies Handlers<'selfCheck'>;
