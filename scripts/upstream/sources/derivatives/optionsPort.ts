import { MINUTE } from '@coinmirror/shared/time/units.ts';
import type { OptionsPort } from '../../ports/options.ts';
import { deribitOptions } from '../providers/deribit/options.ts';
import { unanswered } from '../status/sourcePorts.ts';
import { type PublicWorld, provenanceOf } from '../world/publicWorld.ts';
import { optionMarketOf } from './optionMarket.ts';

/** ms. */
export const OPTIONS_EVERY = MINUTE;
/** ms: older open interest is not shown as today's. */
const MAX_AGE = 30 * MINUTE;

/** Settles options of every coin: those of a coin are reported by its own currency and by this one. */
const DOLLARS = 'USDC';

/** Deribit's currencies of the coins with an options market. */
export const OPTION_CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['bitcoin', 'BTC'],
  ['ethereum', 'ETH'],
]);

/** Options on Deribit. Throws NotConnectedError where it has reported nothing for half an hour. */
export function optionsPort(world: PublicWorld): OptionsPort {
  return {
    provenance: provenanceOf('exchange', 'DERIBIT'),
    async of(code) {
      const currency = OPTION_CURRENCIES.get(code);
      const coin = (await world.market()).coinOf.get(code);
      if (currency === undefined || !coin) return null;
      const known = await world.reader.read('DERIBIT', deribitOptions(currency), OPTIONS_EVERY);
      const now = world.reader.now();
      if (known.kind === 'nothing' || now - known.at > MAX_AGE) throw unanswered('options');
      const further = await world.reader.read('DERIBIT', deribitOptions(DOLLARS), OPTIONS_EVERY);
      const isReported = further.kind !== 'nothing' && now - further.at <= MAX_AGE;
      const reported = [...known.value, ...(isReported ? further.value : [])].filter(
        ({ base }) => base === currency,
      );
      const own = [...new Map(reported.map((option) => [option.symbol, option])).values()];
      return optionMarketOf('deribit', own, { price: coin.price, now });
    },
  };
}
