import { dexHistory } from '../../providers/defillama/dexHistory.ts';
import { reportedOf } from '../../world/known.ts';
import type { PublicWorld } from '../../world/publicWorld.ts';
import { venueNamesOf } from './venueNames.ts';

/** DefiLlama's names of chains that have another one here. */
const OUR_NAMES: Readonly<Record<string, string>> = {
  BSC: 'BNB Chain',
  Binance: 'BNB Chain',
  'OP Mainnet': 'Optimism',
  Tron: 'TRON',
};

/** Chains of a decentralised exchange as DefiLlama tells them, each once; nothing is asked for. */
export function reportedChains({ reader }: PublicWorld, exchange: string): readonly string[] {
  const { dex } = venueNamesOf(exchange);
  if (dex === undefined) return [];
  const told = reportedOf(reader.latest('LLAMA', dexHistory(dex)))?.value.chains ?? [];
  return [...new Set(told.map((name) => OUR_NAMES[name] ?? name))];
}
