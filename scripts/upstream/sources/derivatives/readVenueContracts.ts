import { MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import type { Known } from '../client/sourceClient.ts';
import type { ContractsReader } from '../exchanges/exchange.ts';
import { type ContractVenue, exchanges } from '../exchanges/exchanges.ts';
import type { VenueContract } from '../exchanges/kinds/contract.ts';
import { mergeContracts } from '../exchanges/kinds/mergeContracts.ts';
import type { Question } from '../question/question.ts';
import type { SourceName } from '../table/sourceTable.ts';
import type { PublicWorld } from '../world/publicWorld.ts';
import { busiestContracts } from './openInterestTurn.ts';

type Answer = readonly VenueContract[];

/** ms: prices, funding and open interest of a whole venue are asked for this often … */
export const CONTRACTS_EVERY = 15 * SECOND;
/** … how often a contract pays, seldom. */
const TERMS_EVERY = 60 * MINUTE;
/** ms: an older price is not shown as today's. */
const MAX_AGE = 5 * MINUTE;
/** ms: open interest and funding may be older than the price beside them. */
const MAX_AGE_BESIDE = 20 * MINUTE;

/** All contracts of a venue, as far as it reports; empty where its prices are unknown or too old. */
export async function readVenueContracts(world: PublicWorld, venue: ContractVenue): Promise<Answer> {
  const { source, all, interest } = exchanges[venue].contracts;
  const contracts = await all(contractsReader(world, source));
  return interest === null ? contracts : mergeContracts(contracts, interestOf(world, venue, contracts));
}

function contractsReader(world: PublicWorld, source: SourceName): ContractsReader {
  const readWithin = async (question: Question<Answer>, every: number, age: number) =>
    youngerThan(age, await world.reader.read(source, question, every), world);
  return {
    read: (question) => readWithin(question, CONTRACTS_EVERY, MAX_AGE),
    readBeside(question, pace) {
      const every = pace === 'seldom' ? TERMS_EVERY : CONTRACTS_EVERY;
      return readWithin(question, every, MAX_AGE_BESIDE + every);
    },
  };
}

function youngerThan(age: number, known: Known<Answer>, { reader }: PublicWorld): Answer {
  return known.kind !== 'nothing' && reader.now() - known.at <= age ? known.value : [];
}

/** Open interest as far as its turn has come, where it is asked for one contract at a time. */
function interestOf({ reader }: PublicWorld, venue: ContractVenue, contracts: Answer): Answer {
  const { source, interest } = exchanges[venue].contracts;
  if (interest === null) return [];
  return busiestContracts(venue, contracts).flatMap((symbol) => {
    const known = reader.latest(source, interest.ask(symbol));
    return known.kind !== 'nothing' && reader.now() - known.at <= MAX_AGE_BESIDE ? [known.value] : [];
  });
}
