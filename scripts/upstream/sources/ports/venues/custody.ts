import { MINUTE } from '@coinmirror/shared/time/units.ts';
import { NotConnectedError } from '../../../ports/requirePort.ts';
import type { ReservesPort } from '../../../ports/reserves.ts';
import { protocols } from '../../providers/defillama/protocols.ts';
import { reportedOf } from '../../world/known.ts';
import { type PublicWorld, provenanceOf } from '../../world/publicWorld.ts';
import { outlierFilterOf } from '../locked/outlierFilter.ts';

const EVERY = 10 * MINUTE;

/** DefiLlama's slugs of exchanges whose addresses it knows, by our codes; the further ones are former names. */
const SLUGS: Readonly<Record<string, readonly string[]>> = {
  binance: ['binance-cex'],
  okx: ['okx'],
  bybit: ['bybit'],
  bitget: ['bitget'],
  gate: ['gate', 'gate-io'],
  huobi: ['htx', 'huobi'],
  kucoin: ['kucoin'],
  bitfinex: ['bitfinex'],
  'crypto-com': ['crypto-com'],
  deribit: ['deribit'],
  mexc: ['mexc'],
  bitmex: ['bitmex'],
};

/**
 * What exchanges hold on chains, as DefiLlama sums it in dollars: assets alone, of the addresses that it knows. Nobody
 * tells addresses, coins or liabilities without a key.
 */
export function custodyPort(world: PublicWorld): ReservesPort {
  const steady = outlierFilterOf(world);
  const unreported = () => Promise.reject(new NotConnectedError('reserves'));
  return {
    provenance: provenanceOf('public', 'LLAMA'),
    async total(exchange) {
      const reported = reportedOf(await world.reader.read('LLAMA', protocols, EVERY));
      const slugs = SLUGS[exchange] ?? [];
      const row = reported?.value.find(
        ({ category, slug }) => category === 'CEX' && slug !== null && slugs.includes(slug),
      );
      const tvl = row?.tvl ?? null;
      if (reported === null || tvl === null) return null;
      return steady.believe(`${exchange} 交易所`, tvl, reported.at) || null;
    },
    addresses: unreported,
    ratios: unreported,
    locked: async () => null,
  };
}
