import { requirePort } from '../../ports/requirePort.ts';
import { cut, ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';

export const trackRecordHandlers = {
  async refusalLog({ limit }, { sources }) {
    const all = await requirePort(sources, 'trackRecord').refusals();
    const rows = cut(all, 1, limit).map((one) => ({ ...one }));
    return ok({ total: all.length, open: all.filter(({ isOpen }) => isOpen).length, rows });
  },

  async sourceRecord(_params, { sources }) {
    const port = requirePort(sources, 'trackRecord');
    const [records, venues] = await Promise.all([port.sourceRecords(), port.venueRecords()]);
    return ok({
      sources: records.map(({ availability, ...one }) => ({ ...one, availability: [...availability] })),
      exchanges: venues.map((one) => ({ ...one })),
    });
  },

  async sourceDays(_params, { sources }) {
    const days = await requirePort(sources, 'trackRecord').sourceDays();
    return ok({ rows: days.map((one) => ({ ...one })) });
  },
} satisfies Handlers<'refusalLog' | 'sourceRecord' | 'sourceDays'>;
