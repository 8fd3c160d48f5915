import { WireAnswer } from '../../replayServer.ts';
import { createFakeAccounts, type FakeSide, minutesOf } from '../accounts.ts';
import { type FakeContract, fakeContracts } from '../fakeContracts.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { comingOf, endOf, type PlayedChange, playedChanges } from '../playedChanges.ts';
import { type Asked, countOf, type Routes, timeOf } from '../route.ts';
import { decimal, fixed, iso } from '../wire.ts';

const DAY = 86_400_000;
/** What Binance writes for a perpetual that stays. */
const NEVER = 4_133_404_800_000;
const UNKNOWN = new WireAnswer('{"code":-1121,"msg":"Invalid symbol."}', { status: 400 });

/** `BTCUSDT`, a dated one `BTCUSDT_260327`. */
export function symbolOf({ base, expiresAt }: FakeContract): string {
  const perpetual = `${base}USDT`;
  return expiresAt === null ? perpetual : `${perpetual}_${iso(expiresAt).slice(2, 10).replaceAll('-', '')}`;
}

/** Binance USDⓈ-M: rates as fractions, open interest one contract a call, some coins in thousands. */
export function binanceFuturesRoutes(world: FakeWorld): Routes {
  const contracts = fakeContracts(world, 'binance');
  const sides = createFakeAccounts(world, 'binance', symbolOf);
  const changes = playedChanges(world, 'binance', 'perpetual');
  const all = async (row: (contract: FakeContract, now: number) => object) =>
    (await contracts()).map((contract) => row(contract, world.now()));
  const one = async ({ query }: Asked) =>
    (await contracts()).find((contract) => symbolOf(contract) === query.get('symbol'));
  const asked = ({ query }: Asked) => [query.get('symbol') ?? '', minutesOf(query.get('period'))] as const;
  return [
    ['/fapi/v1/premiumIndex', () => all(premium)],
    ['/fapi/v1/fundingInfo', async () => (await contracts()).filter(isThousand).map(fundingInfo)],
    ['/fapi/v1/ticker/24hr', () => all(ticker)],
    ['/fapi/v1/exchangeInfo', async () => exchangeInfo(await contracts(), await changes())],
    [
      '/fapi/v1/openInterest',
      async (question) => {
        const contract = await one(question);
        if (contract === undefined) return UNKNOWN;
        const { openInterest } = contract;
        return { symbol: symbolOf(contract), openInterest: fixed(openInterest, 3), time: world.now() };
      },
    ],
    [
      '/futures/data/globalLongShortAccountRatio',
      async (question) => {
        const [symbol, minutes] = asked(question);
        return ratios(symbol, await sides.accounts(symbol, minutes, countOf(question, 'limit', 500)));
      },
    ],
    [
      '/futures/data/topLongShortPositionRatio',
      async (question) => {
        const [symbol, minutes] = asked(question);
        return ratios(symbol, await sides.positions(symbol, minutes, countOf(question, 'limit', 500)));
      },
    ],
    [
      '/futures/data/topLongShortAccountRatio',
      async (question) => {
        const [symbol, minutes] = asked(question);
        return ratios(symbol, await sides.positions(symbol, minutes, countOf(question, 'limit', 500)));
      },
    ],
    [
      '/futures/data/openInterestHist',
      async (question) => {
        const [symbol, minutes] = asked(question);
        const rows = await sides.interest(symbol, minutes, {
          from: timeOf(question, 'startTime'),
          to: timeOf(question, 'endTime'),
          count: countOf(question, 'limit', 500),
        });
        return rows?.map(({ time, units, usd }) => ({
          symbol,
          sumOpenInterest: decimal(units),
          sumOpenInterestValue: fixed(usd, 8),
          timestamp: time,
        }));
      },
    ],
  ];
}

function isThousand({ base }: FakeContract): boolean {
  return base.startsWith('1000');
}

function premium(contract: FakeContract, time: number) {
  return {
    symbol: symbolOf(contract),
    markPrice: decimal(contract.mark),
    indexPrice: decimal(contract.index),
    estimatedSettlePrice: decimal(contract.index),
    // A dated contract has the rate 0 and no next payment.
    lastFundingRate: decimal(contract.funding ?? 0),
    interestRate: '0.00010000',
    nextFundingTime: contract.nextFundingAt ?? 0,
    time,
  };
}

function fundingInfo(contract: FakeContract) {
  return {
    symbol: symbolOf(contract),
    adjustedFundingRateCap: '0.02000000',
    adjustedFundingRateFloor: '-0.02000000',
    fundingIntervalHours: contract.fundingHours,
    disclaimer: false,
  };
}

function ticker(contract: FakeContract, time: number) {
  const { last, open24h } = contract;
  return {
    symbol: symbolOf(contract),
    priceChange: decimal(last - open24h),
    priceChangePercent: ((last / open24h - 1) * 100).toFixed(3),
    weightedAvgPrice: decimal(last),
    lastPrice: decimal(last),
    lastQty: '0.1',
    openPrice: decimal(open24h),
    highPrice: decimal(Math.max(last, open24h)),
    lowPrice: decimal(Math.min(last, open24h)),
    volume: decimal(contract.volume),
    quoteVolume: decimal(contract.turnover),
    openTime: time - DAY,
    closeTime: time,
    firstId: 1,
    lastId: 100_000,
    count: 100_000,
  };
}

function exchangeInfo(contracts: readonly FakeContract[], changes: readonly PlayedChange[]) {
  const symbols = contracts.map((contract) => ({
    symbol: symbolOf(contract),
    pair: `${contract.base}USDT`,
    contractType: contract.expiresAt === null ? 'PERPETUAL' : 'CURRENT_QUARTER',
    deliveryDate: contract.expiresAt ?? endOf(changes, contract.coinCode) ?? NEVER,
    onboardDate: 1_569_398_400_000,
    status: 'TRADING',
    baseAsset: contract.base,
    quoteAsset: 'USDT',
    marginAsset: 'USDT',
  }));
  const coming = comingOf(changes).map(({ base, time }) => ({
    symbol: `${base}USDT`,
    pair: `${base}USDT`,
    contractType: 'PERPETUAL',
    deliveryDate: NEVER,
    onboardDate: time,
    status: 'PENDING_TRADING',
    baseAsset: base,
    quoteAsset: 'USDT',
    marginAsset: 'USDT',
  }));
  return { timezone: 'UTC', symbols: [...symbols, ...coming] };
}

function ratios(symbol: string, rows: readonly FakeSide[] | undefined) {
  return rows?.map(({ time, long }) => ({
    symbol,
    longShortRatio: (long / (1 - long)).toFixed(4),
    longAccount: long.toFixed(4),
    shortAccount: (1 - long).toFixed(4),
    timestamp: time,
  }));
}
