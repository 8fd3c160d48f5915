import type { Sources } from '../../ports/sources.ts';
import { ACCOUNTS_TURN, askAccounts } from '../derivatives/askAccounts.ts';
import { BACKFILL_EVERY, backfillInterest } from '../derivatives/backfillInterest.ts';
import { collectLiquidations, LIQUIDATIONS_EVERY } from '../derivatives/collectLiquidations.ts';
import { contractsPort } from '../derivatives/contractsPort.ts';
import { futuresPastPort } from '../derivatives/futuresPastPort.ts';
import { liquidationsPort } from '../derivatives/liquidationsPort.ts';
import { longShortPort } from '../derivatives/longShortPort.ts';
import { askOpenInterest, TURN } from '../derivatives/openInterestTurn.ts';
import { OPTION_CURRENCIES, OPTIONS_EVERY, optionsPort } from '../derivatives/optionsPort.ts';
import { CONTRACTS_EVERY, readVenueContracts } from '../derivatives/readVenueContracts.ts';
import { FUTURES_HOURS_EVERY, recordFuturesHours } from '../derivatives/recordFuturesHours.ts';
import { contractVenues } from '../exchanges/exchanges.ts';
import { deribitOptions } from '../providers/deribit/options.ts';
import type { Poll } from '../world/polls.ts';
import type { PublicWorld } from '../world/publicWorld.ts';

/** Contracts, what was closed by force, who is long, and options, from exchanges that ask for no key. */
export function derivativePorts(
  world: PublicWorld,
): Pick<Sources, 'contracts' | 'futuresPast' | 'liquidations' | 'longShort' | 'options'> {
  return {
    contracts: contractsPort(world),
    futuresPast: futuresPastPort(world),
    liquidations: liquidationsPort(world),
    longShort: longShortPort(world),
    options: optionsPort(world),
  };
}

/** What these ports ask on their own, so that a page finds it, and what must be collected to be known at all. */
export const derivativePolls: readonly Poll[] = [
  {
    every: CONTRACTS_EVERY,
    async run(world) {
      await Promise.all(contractVenues.map((venue) => readVenueContracts(world, venue)));
    },
  },
  { every: TURN, run: askOpenInterest },
  { every: LIQUIDATIONS_EVERY, run: collectLiquidations },
  { every: ACCOUNTS_TURN, run: askAccounts },
  { every: FUTURES_HOURS_EVERY, run: recordFuturesHours },
  { every: BACKFILL_EVERY, run: backfillInterest },
  {
    every: OPTIONS_EVERY,
    async run({ reader }) {
      const asked = [...OPTION_CURRENCIES].map((currency) =>
        reader.read('DERIBIT', deribitOptions(currency), OPTIONS_EVERY),
      );
      await Promise.all(asked);
    },
  },
];
