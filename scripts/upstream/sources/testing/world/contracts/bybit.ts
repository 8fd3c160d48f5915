import { createFakeAccounts, minutesOf } from '../accounts.ts';
import { type FakeContract, fakeContracts } from '../fakeContracts.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { comingOf, endOf, type PlayedChange, playedChanges } from '../playedChanges.ts';
import { countOf, type Routes, timeOf } from '../route.ts';
import { bybitAnswer } from '../spot/bybit.ts';
import { decimal } from '../wire.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `BTCUSDT`, a dated one `BTCUSDT-27MAR26`. */
export function symbolOf({ base, expiresAt }: FakeContract): string {
  if (expiresAt === null) return `${base}USDT`;
  const date = new Date(expiresAt);
  const year = date.getUTCFullYear() % 100;
  return `${base}USDT-${String(date.getUTCDate()).padStart(2, '0')}${MONTHS[date.getUTCMonth()]}${year}`;
}

/** Linear contracts of Bybit: everything of a contract in one row, an empty text where it has none. */
export function bybitLinear(world: FakeWorld) {
  const contracts = fakeContracts(world, 'bybit');
  const changes = playedChanges(world, 'bybit', 'perpetual');
  const sides = createFakeAccounts(world, 'bybit', symbolOf);
  const listed = (list: readonly object[] | undefined) =>
    bybitAnswer(list && { list, nextPageCursor: '' }, world.now());
  const routes: Routes = [
    [
      '/v5/market/account-ratio',
      async (asked) => {
        const symbol = asked.query.get('symbol') ?? '';
        const minutes = minutesOf(asked.query.get('period'));
        const rows = await sides.accounts(symbol, minutes, countOf(asked, 'limit', 500));
        return listed(
          rows?.toReversed().map(({ time, long }) => ({
            symbol,
            buyRatio: long.toFixed(4),
            sellRatio: (1 - long).toFixed(4),
            timestamp: String(time),
          })),
        );
      },
    ],
    [
      '/v5/market/open-interest',
      async (asked) => {
        const symbol = asked.query.get('symbol') ?? '';
        const minutes = minutesOf(asked.query.get('intervalTime'));
        const rows = await sides.interest(symbol, minutes, {
          from: timeOf(asked, 'startTime'),
          to: timeOf(asked, 'endTime'),
          count: countOf(asked, 'limit', 200),
        });
        return listed(
          rows
            ?.toReversed()
            .map(({ time, units }) => ({ openInterest: decimal(units), timestamp: String(time) })),
        );
      },
    ],
  ];
  return {
    routes,
    tickers: async () => (await contracts()).map(ticker),
    /** Those that trade, unless it is asked for those that are to come. */
    instruments: async (status: string | null) => {
      const told = await changes();
      if (status === 'PreLaunch') return comingOf(told).map(comingPerpetual);
      return (await contracts()).map((each) => instrument(each, endOf(told, each.coinCode)));
    },
  };
}

function ticker(contract: FakeContract) {
  const { last, open24h, funding } = contract;
  return {
    symbol: symbolOf(contract),
    lastPrice: decimal(last),
    indexPrice: decimal(contract.index),
    markPrice: decimal(contract.mark),
    prevPrice24h: decimal(open24h),
    price24hPcnt: (last / open24h - 1).toFixed(6),
    highPrice24h: decimal(Math.max(last, open24h)),
    lowPrice24h: decimal(Math.min(last, open24h)),
    prevPrice1h: decimal(last),
    openInterest: decimal(contract.openInterest),
    openInterestValue: decimal(contract.openInterestUsd),
    turnover24h: decimal(contract.turnover),
    volume24h: decimal(contract.volume),
    fundingRate: funding === null ? '' : decimal(funding),
    fundingIntervalHour: funding === null ? '' : String(contract.fundingHours),
    nextFundingTime: String(contract.nextFundingAt ?? 0),
    deliveryTime: String(contract.expiresAt ?? 0),
    bid1Price: decimal(last),
    ask1Price: decimal(last),
  };
}

function instrument(contract: FakeContract, endsAt: number | null) {
  return {
    symbol: symbolOf(contract),
    contractType: contract.expiresAt === null ? 'LinearPerpetual' : 'LinearFutures',
    status: 'Trading',
    baseCoin: contract.base,
    quoteCoin: 'USDT',
    settleCoin: 'USDT',
    launchTime: '1584230400000',
    deliveryTime: String(contract.expiresAt ?? endsAt ?? 0),
    fundingInterval: contract.fundingHours * 60,
  };
}

function comingPerpetual({ base, time }: PlayedChange) {
  return {
    symbol: `${base}USDT`,
    contractType: 'LinearPerpetual',
    status: 'PreLaunch',
    baseCoin: base,
    quoteCoin: 'USDT',
    settleCoin: 'USDT',
    launchTime: String(time),
    deliveryTime: '0',
    fundingInterval: 480,
  };
}
