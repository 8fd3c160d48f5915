import { createFakeAccounts, minutesOf } from '../accounts.ts';
import { type FakeContract, fakeContracts } from '../fakeContracts.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { comingOf, endOf, type PlayedChange, playedChanges } from '../playedChanges.ts';
import { countOf, type Routes } from '../route.ts';
import { bitgetAnswer } from '../spot/bitget.ts';
import { decimal } from '../wire.ts';

const symbolOf = ({ base }: FakeContract) => `${base}USDT`;

/** Perpetuals of Bitget that are settled in Tether: open interest in coins, no time of payment. */
export function bitgetMix(world: FakeWorld): Routes {
  const contracts = fakeContracts(world, 'bitget');
  const changes = playedChanges(world, 'bitget', 'perpetual');
  const sides = createFakeAccounts(world, 'bitget', symbolOf);
  return [
    [
      '/api/v2/mix/market/tickers',
      async () =>
        bitgetAnswer(
          (await contracts()).map((each) => ticker(each, world.now())),
          world.now(),
        ),
    ],
    [
      '/api/v2/mix/market/contracts',
      async () => {
        const told = await changes();
        const trading = (await contracts()).map((each) => terms(each, endOf(told, each.coinCode)));
        return bitgetAnswer([...trading, ...comingOf(told).map(listed)], world.now());
      },
    ],
    [
      '/api/v2/mix/market/account-long-short',
      async (asked) => {
        const name = asked.query.get('symbol') ?? '';
        const minutes = minutesOf(asked.query.get('period'));
        const rows = await sides.accounts(name, minutes, countOf(asked, 'limit', 30));
        const reported = rows?.map(({ time, long }) => ({
          longAccountRatio: long.toFixed(4),
          shortAccountRatio: (1 - long).toFixed(4),
          longShortAccountRatio: (long / (1 - long)).toFixed(4),
          ts: String(time),
        }));
        return bitgetAnswer(reported, world.now());
      },
    ],
  ];
}

function ticker(contract: FakeContract, now: number) {
  const { last, open24h } = contract;
  return {
    symbol: symbolOf(contract),
    lastPr: decimal(last),
    askPr: decimal(last),
    bidPr: decimal(last),
    bidSz: '1',
    askSz: '1',
    high24h: decimal(Math.max(last, open24h)),
    low24h: decimal(Math.min(last, open24h)),
    ts: String(now),
    change24h: (last / open24h - 1).toFixed(5),
    baseVolume: decimal(contract.volume),
    quoteVolume: decimal(contract.turnover),
    usdtVolume: decimal(contract.turnover),
    openUtc: decimal(open24h),
    indexPrice: decimal(contract.index),
    fundingRate: decimal(contract.funding ?? 0),
    holdingAmount: decimal(contract.openInterest),
    deliveryStartTime: null,
    deliveryTime: null,
    deliveryStatus: '',
    open24h: decimal(open24h),
    markPrice: decimal(contract.mark),
  };
}

function terms(contract: FakeContract, endsAt: number | null) {
  return {
    symbol: symbolOf(contract),
    baseCoin: contract.base,
    quoteCoin: 'USDT',
    symbolType: 'perpetual',
    symbolStatus: 'normal',
    fundInterval: String(contract.fundingHours),
    launchTime: '',
    offTime: String(endsAt ?? -1),
    limitOpenTime: '-1',
    deliveryTime: '',
    sizeMultiplier: decimal(contract.face),
  };
}

function listed({ base, time }: PlayedChange) {
  return {
    symbol: `${base}USDT`,
    baseCoin: base,
    quoteCoin: 'USDT',
    symbolType: 'perpetual',
    symbolStatus: 'listed',
    fundInterval: '8',
    launchTime: String(time),
    offTime: '-1',
    limitOpenTime: '-1',
    deliveryTime: '',
    sizeMultiplier: '1',
  };
}
