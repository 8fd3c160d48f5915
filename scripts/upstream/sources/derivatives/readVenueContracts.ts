import { MINUTE, SECOND } from '@coinmirror/shared/time/units.ts';
import {
  binanceContractTickers,
  binanceFunding,
  binanceFundingHours,
  binanceOpenInterest,
} from '../exchanges/contracts/binance.ts';
import { bitgetContracts } from '../exchanges/contracts/bitget.ts';
import { bybitContracts } from '../exchanges/contracts/bybit.ts';
import { contractOf, type VenueContract } from '../exchanges/contracts/contract.ts';
import { gateioContracts, gateioContractTickers } from '../exchanges/contracts/gateio.ts';
import { mergeContracts } from '../exchanges/contracts/mergeContracts.ts';
import { okxContractTickers, okxFunding, okxOpenInterest } from '../exchanges/contracts/okx.ts';
import type { PublicWorld } from '../ports/publicWorld.ts';
import type { Known, Question } from '../sourceClient.ts';
import type { SourceName } from '../sourceTable.ts';
import type { ContractVenue } from './contractName.ts';
import { busiestOfBinance } from './openInterestTurn.ts';

type Answer = readonly VenueContract[];

/** ms: prices, funding and open interest of a whole venue are asked for this often … */
export const CONTRACTS_EVERY = 15 * SECOND;
/** … how often a contract pays, seldom. */
const TERMS_EVERY = 60 * MINUTE;
/** ms: an older price is not shown as today's. */
const MAX_AGE = 5 * MINUTE;
/** ms: open interest and funding may be older than the price beside them. */
const MAX_AGE_BESIDE = 20 * MINUTE;

/** All contracts of each venue, as far as it tells; empty where its prices are unknown or too old. */
export const venueContracts: Readonly<
  Record<ContractVenue, (world: PublicWorld) => Promise<readonly VenueContract[]>>
> = {
  async binance(world) {
    const [tickers, funding, hours] = await Promise.all([
      read(world, 'BINANCE_FUTURES', binanceContractTickers),
      readBeside(world, 'BINANCE_FUTURES', binanceFunding),
      readBeside(world, 'BINANCE_FUTURES', binanceFundingHours, TERMS_EVERY),
    ]);
    return mergeContracts(
      tickers,
      funding,
      hours,
      everyEightHours(funding, hours),
      interestOf(world, tickers),
    );
  },
  async okx(world) {
    const [tickers, funding, interest] = await Promise.all([
      read(world, 'OKX', okxContractTickers),
      readBeside(world, 'OKX', okxFunding),
      readBeside(world, 'OKX', okxOpenInterest),
    ]);
    return mergeContracts(tickers, funding, interest);
  },
  bybit: async (world) => mergeContracts(await read(world, 'BYBIT', bybitContracts)),
  async gate(world) {
    const [tickers, terms] = await Promise.all([
      read(world, 'GATE', gateioContractTickers),
      readBeside(world, 'GATE', gateioContracts),
    ]);
    return mergeContracts(tickers, terms);
  },
  bitget: async (world) => mergeContracts(await read(world, 'BITGET', bitgetContracts)),
};

async function read(world: PublicWorld, source: SourceName, question: Question<Answer>): Promise<Answer> {
  return youngerThan(MAX_AGE, await world.reader.read(source, question, CONTRACTS_EVERY), world);
}

async function readBeside(
  world: PublicWorld,
  source: SourceName,
  question: Question<Answer>,
  every = CONTRACTS_EVERY,
): Promise<Answer> {
  return youngerThan(MAX_AGE_BESIDE + every, await world.reader.read(source, question, every), world);
}

function youngerThan(age: number, known: Known<Answer>, { reader }: PublicWorld): Answer {
  return known.kind !== 'nothing' && reader.now() - known.at <= age ? known.value : [];
}

/** Binance lists the intervals that are not of eight hours; the others are known once it has answered. */
function everyEightHours(funding: Answer, hours: Answer): Answer {
  if (hours.length === 0) return [];
  return funding.flatMap(({ symbol, nextFundingAt }) =>
    nextFundingAt === null ? [] : contractOf(symbol, { fundingHours: 8 }),
  );
}

/** Open interest of Binance, as far as its turn has come: it is asked for one contract at a time. */
function interestOf(world: PublicWorld, tickers: Answer): Answer {
  return busiestOfBinance(tickers).flatMap((symbol) => {
    const known = world.reader.latest('BINANCE_FUTURES', binanceOpenInterest(symbol));
    return known.kind !== 'nothing' && world.reader.now() - known.at <= MAX_AGE_BESIDE ? [known.value] : [];
  });
}
