import { createFakeAccounts, minutesOf } from '../accounts.ts';
import { type FakeContract, fakeContracts } from '../fakeContracts.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import { comingOf, endOf, type PlayedChange, playedChanges } from '../playedChanges.ts';
import { type Asked, countOf, type Routes } from '../route.ts';
import { decimal, seconds } from '../wire.ts';

/** Whether sizes are asked for with their decimals: else they are cut towards zero. */
export function isDecimal({ headers }: Asked): boolean {
  return headers['x-gate-size-decimal'] === '1';
}

/** A size as Gate writes it. */
function sizeOf(units: number, asked: Asked): string | number {
  const reported = Number(units.toFixed(1));
  return isDecimal(asked) ? decimal(reported) : Math.trunc(reported);
}

const nameOf = ({ base }: FakeContract) => `${base}_USDT`;

/** Perpetuals of Gate: open interest in contracts of `quanto_multiplier` coins, times and intervals in seconds. */
export function gateioFutures(world: FakeWorld): Routes {
  const contracts = fakeContracts(world, 'gate');
  const changes = playedChanges(world, 'gate', 'perpetual');
  const sides = createFakeAccounts(world, 'gate', nameOf);
  return [
    [
      '/api/v4/futures/usdt/contracts',
      async () => {
        const told = await changes();
        const trading = (await contracts()).map((each) => terms(each, endOf(told, each.coinCode)));
        return [...trading, ...comingOf(told).map(prelaunched)];
      },
    ],
    ['/api/v4/futures/usdt/tickers', async (asked) => (await contracts()).map((one) => ticker(one, asked))],
    ['/api/v4/futures/usdt/liq_orders', async (asked) => forcedOrders(world, await contracts(), asked)],
    [
      '/api/v4/futures/usdt/contract_stats',
      async (asked) => {
        const name = asked.query.get('contract') ?? '';
        const minutes = minutesOf(asked.query.get('interval'));
        const count = countOf(asked, 'limit', 100);
        const accounts = await sides.accounts(name, minutes, count);
        const interest = await sides.interest(name, minutes, { from: null, to: null, count });
        return accounts?.map(({ time, long }, at) => ({
          time: seconds(time),
          lsr_account: long / (1 - long),
          lsr_taker: 1,
          open_interest: Math.round(interest?.[at]?.units ?? 0),
          open_interest_usd: interest?.[at]?.usd ?? 0,
        }));
      },
    ],
  ];
}

/** Coins whose forced orders are reported. */
const COINS = 20;
/** Of the truth's forced orders one in so many is Gate's. */
const PART = 8;

/** Forced orders of the last hour, newest first; a size above 0 was long. */
async function forcedOrders(world: FakeWorld, all: readonly FakeContract[], asked: Asked) {
  const reported = all.slice(0, COINS);
  const codes = reported.map(({ coinCode }) => coinCode);
  const orders = await inTruth(world.truth.liquidations, 'liquidations').orders(codes, 1);
  const rows = reported.flatMap((contract, at) =>
    (orders[at] ?? [])
      .filter(({ time }, index) => index % PART === 0 && time <= world.now())
      .map(({ time, side, price, usd }) => {
        const units = Math.max(0.1, usd / price / contract.face) * (side === 'long' ? 1 : -1);
        const fill = decimal(price);
        const wire = {
          contract: nameOf(contract),
          size: sizeOf(units, asked),
          order_size: sizeOf(-units, asked),
          order_price: fill,
          fill_price: fill,
        };
        return { time: seconds(time), left: 0, ...wire };
      }),
  );
  return rows.toSorted((one, other) => other.time - one.time).slice(0, countOf(asked, 'limit', 1_000));
}

function terms(contract: FakeContract, endsAt: number | null) {
  return {
    name: nameOf(contract),
    type: 'direct',
    quanto_multiplier: decimal(contract.face),
    mark_price: decimal(contract.mark),
    index_price: decimal(contract.index),
    last_price: decimal(contract.last),
    funding_rate: decimal(contract.funding ?? 0),
    funding_interval: contract.fundingHours * 3_600,
    funding_next_apply: seconds(contract.nextFundingAt ?? 0),
    in_delisting: endsAt !== null,
    status: endsAt === null ? 'trading' : 'delisting',
    create_time: 1_569_312_000,
    launch_time: 1_569_312_000,
    delisting_time: 0,
    delisted_time: endsAt === null ? 0 : seconds(endsAt),
  };
}

/** One that does not trade yet has no price. */
function prelaunched({ base, time }: PlayedChange) {
  return {
    name: `${base}_USDT`,
    type: 'direct',
    quanto_multiplier: '1',
    mark_price: '0',
    index_price: '0',
    last_price: '0',
    funding_rate: '0',
    funding_interval: 28_800,
    funding_next_apply: seconds(time),
    in_delisting: false,
    status: 'prelaunch',
    create_time: seconds(time) - 86_400,
    launch_time: seconds(time),
  };
}

function ticker(contract: FakeContract, asked: Asked) {
  const { last, open24h } = contract;
  return {
    contract: nameOf(contract),
    last: decimal(last),
    change_percentage: ((last / open24h - 1) * 100).toFixed(2),
    total_size: String(sizeOf(contract.openInterest / contract.face, asked)),
    low_24h: decimal(Math.min(last, open24h)),
    high_24h: decimal(Math.max(last, open24h)),
    volume_24h: String(sizeOf(contract.volume / contract.face, asked)),
    volume_24h_base: decimal(contract.volume),
    volume_24h_quote: decimal(contract.turnover),
    mark_price: decimal(contract.mark),
    index_price: decimal(contract.index),
    funding_rate: decimal(contract.funding ?? 0),
    quanto_base_rate: '',
  };
}
