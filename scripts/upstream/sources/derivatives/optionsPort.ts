import { HOUR, MINUTE } from '@coinmirror/shared/time/units.ts';
import { INDEX_DAYS, type OptionsPort } from '../../ports/options.ts';
import { deribitOptions } from '../providers/deribit/options.ts';
import { deribitVolatilityIndex } from '../providers/deribit/volatilityIndex.ts';
import type { SourceReader } from '../reader/sourceReader.ts';
import { unanswered } from '../status/sourcePorts.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { optionMarketOf } from './optionMarket.ts';

/** ms. */
export const OPTIONS_EVERY = MINUTE;
/** ms: older open interest is not shown as today's. */
const MAX_AGE = 30 * MINUTE;

/** How Deribit names the options of a coin. */
interface CoinOptions {
  /** The coin's symbol. */
  readonly base: string;
  /** The currencies in which they are settled: USDC settles those of every coin. The first one has most of them. */
  readonly currencies: readonly [string, ...string[]];
  /** Whether there is a volatility index of them. */
  readonly isIndexed: boolean;
}

/** Coins with an options market on Deribit. */
const OPTIONS: ReadonlyMap<string, CoinOptions> = new Map([
  ['bitcoin', { base: 'BTC', currencies: ['BTC', 'USDC'], isIndexed: true }],
  ['ethereum', { base: 'ETH', currencies: ['ETH', 'USDC'], isIndexed: true }],
  ['solana', { base: 'SOL', currencies: ['USDC'], isIndexed: false }],
]);

/** All currencies in which options are settled. */
export const OPTION_CURRENCIES: ReadonlySet<string> = new Set(
  [...OPTIONS.values()].flatMap(({ currencies }) => currencies),
);

/** Options on Deribit. Throws NotConnectedError where it has reported nothing for half an hour. */
export function optionsPort(world: PublicWorld): OptionsPort {
  const { reader } = world;
  return {
    provenance: provenanceOf('exchange', 'DERIBIT'),
    async of(code) {
      const own = OPTIONS.get(code);
      const coin = (await world.market()).coinOf.get(code);
      if (own === undefined || !coin) return null;
      const [main, ...others] = await Promise.all(own.currencies.map((one) => reported(reader, one)));
      if (main == null) throw unanswered('options');
      const options = [...main, ...others.flatMap((other) => other ?? [])].filter(
        ({ base }) => base === own.base,
      );
      const once = [...new Map(options.map((option) => [option.symbol, option])).values()];
      return optionMarketOf('deribit', once, { price: coin.price, now: reader.now() });
    },
    async volatilityIndex(code) {
      const own = OPTIONS.get(code);
      if (!own?.isIndexed) return null;
      const now = reader.now();
      const until = (Math.floor(now / HOUR) + 1) * HOUR;
      const question = deribitVolatilityIndex(own.base, until - INDEX_DAYS * 24 * HOUR, until);
      const known = await reader.read('DERIBIT', question, OPTIONS_EVERY);
      if (known.kind === 'nothing') throw unanswered('options');
      return known.value.map(({ opensAt, close }) => ({ time: Math.min(opensAt + HOUR, now), value: close }));
    },
  };
}

/** The options settled in a currency; null where they are not told, or were told too long ago. */
async function reported(reader: SourceReader, currency: string) {
  const known = await reader.read('DERIBIT', deribitOptions(currency), OPTIONS_EVERY);
  return known.kind === 'nothing' || reader.now() - known.at > MAX_AGE ? null : known.value;
}
