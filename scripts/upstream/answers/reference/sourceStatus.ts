import { reasonOf, shownOf } from '../../catalogue/content/sourceWords.ts';
import { ok } from '../envelopes.ts';
import type { Handlers } from '../handler.ts';
import { requirePort } from '../sources/requirePort.ts';

export const sourceStatusHandlers = {
  async sourceStatus(_params, { sources }) {
    const port = requirePort(sources, 'status');
    const [rows, sockets] = await Promise.all([port.rows(), port.sockets()]);
    return ok({
      simulated: port.provenance.kind === 'simulated',
      sources: rows.map(({ reason, ports, quarantined, exchange: _exchange, ...row }) => ({
        ...row,
        reason: reason === null ? '' : reasonOf(reason.kind),
        quarantined: quarantined.map((one) => ({ ...one })),
        shows: [...shownOf(ports)],
      })),
      sockets: sockets.map((socket) => ({ ...socket })),
    });
  },
} satisfies Handlers<'sourceStatus'>;
