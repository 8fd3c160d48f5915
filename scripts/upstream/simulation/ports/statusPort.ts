import type { StatusPort } from '../../ports/status.ts';
import type { World } from '../market/world.ts';

/** The simulation is its own only source, and always well. */
export function statusPort({ provenance, market }: World): StatusPort {
  return {
    provenance,
    sockets: async () => [],
    rows: async () => [
      {
        name: 'SIMULATION',
        title: '模拟行情',
        state: 'well',
        exchange: null,
        since: null,
        until: null,
        answeredAt: market.now(),
        reason: null,
        failures: 0,
        budget: null,
        quarantined: [],
        ports: ['coins', 'candles', 'ticks'],
      },
    ],
  };
}
