import { requirePort } from '../../ports/requirePort.ts';
import { reasonOf, shownOf } from '../../ports/sourceWords.ts';
import { ok } from '../handler/envelopes.ts';
import type { Handlers } from '../handler/handler.ts';

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
