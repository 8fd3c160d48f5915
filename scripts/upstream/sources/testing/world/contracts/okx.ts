import { createFakeAccounts, minutesOf } from '../accounts.ts';
import { type FakeContract, fakeContracts } from '../fakeContracts.ts';
import type { FakeWorld } from '../fakeWorld.ts';
import { comingOf, endOf, type PlayedChange, playedChanges } from '../playedChanges.ts';
import { countOf, type Routes, timeOf } from '../route.ts';
import { okxAnswer } from '../spot/okx.ts';
import { decimal, iso } from '../wire.ts';

const HOUR = 3_600_000;

/** `BTC-USDT-SWAP`, a dated one `BTC-USDT-260327`. */
export function nameOf({ base, expiresAt }: FakeContract): string {
  return `${base}-USDT-${expiresAt === null ? 'SWAP' : iso(expiresAt).slice(2, 10).replaceAll('-', '')}`;
}

/** Derivatives of OKX: volumes in contracts and in coins, open interest in all three units. */
export function okxDerivatives(world: FakeWorld) {
  const contracts = fakeContracts(world, 'okx');
  const sides = createFakeAccounts(world, 'okx', nameOf);
  const changes = playedChanges(world, 'okx', 'perpetual');
  const ofKind = async (kind: string) =>
    (await contracts()).filter(({ expiresAt }) => (kind === 'SWAP') === (expiresAt === null));
  const routes: Routes = [
    [
      '/api/v5/public/funding-rate',
      async ({ query }) => {
        const wanted = query.get('instId');
        const reported = (await ofKind('SWAP')).filter((one) => wanted === 'ANY' || nameOf(one) === wanted);
        return okxAnswer(reported.map((contract) => funding(contract, world.now())));
      },
    ],
    [
      '/api/v5/public/open-interest',
      async ({ query }) => {
        const reported = await ofKind(query.get('instType') ?? 'SWAP');
        return okxAnswer(reported.map((contract) => openInterest(contract, world.now())));
      },
    ],
    [
      '/api/v5/rubik/stat/contracts/long-short-account-ratio-contract',
      async (asked) => {
        const { query } = asked;
        const minutes = minutesOf(query.get('period'));
        const rows = await sides.accounts(query.get('instId') ?? '', minutes, countOf(asked, 'limit', 100));
        return okxAnswer(
          rows?.toReversed().map(({ time, long }) => [String(time), (long / (1 - long)).toFixed(4)]),
        );
      },
    ],
    [
      '/api/v5/rubik/stat/contracts/open-interest-history',
      async (asked) => {
        const rows = await sides.interest(asked.query.get('instId') ?? '', 60, {
          from: laterBy(HOUR, timeOf(asked, 'begin')),
          to: laterBy(HOUR, timeOf(asked, 'end')),
          count: countOf(asked, 'limit', 100),
        });
        // A row is of the hour that began then, and says how that hour ended.
        return okxAnswer(
          rows
            ?.toReversed()
            .map(({ time, units, usd }) => [String(time - HOUR), '1', String(units), String(usd)]),
        );
      },
    ],
  ];
  return {
    routes,
    tickers: async (kind: string) => (await ofKind(kind)).map((each) => ticker(each, kind, world.now())),
    instruments: async (kind: string) => {
      const told = kind === 'SWAP' ? await changes() : [];
      const trading = (await ofKind(kind)).map((each) => instrument(each, kind, endOf(told, each.coinCode)));
      return [...trading, ...comingOf(told).map(comingSwap)];
    },
  };
}

function laterBy(ms: number, time: number | null): number | null {
  return time === null ? null : time + ms;
}

function ticker(contract: FakeContract, instType: string, now: number) {
  const { last, open24h, volume, face } = contract;
  return {
    instType,
    instId: nameOf(contract),
    last: decimal(last),
    lastSz: '1',
    askPx: decimal(last),
    askSz: '1',
    bidPx: decimal(last),
    bidSz: '1',
    open24h: decimal(open24h),
    high24h: decimal(Math.max(last, open24h)),
    low24h: decimal(Math.min(last, open24h)),
    volCcy24h: decimal(volume),
    vol24h: decimal(volume / face),
    ts: String(now),
    sodUtc0: '',
    sodUtc8: '',
  };
}

function instrument(contract: FakeContract, instType: string, endsAt: number | null) {
  const expiresAt = contract.expiresAt ?? endsAt;
  return {
    instType,
    instId: nameOf(contract),
    uly: `${contract.base}-USDT`,
    baseCcy: '',
    quoteCcy: '',
    settleCcy: 'USDT',
    ctVal: decimal(contract.face),
    ctMult: '1',
    ctValCcy: contract.base,
    listTime: '1606468572000',
    expTime: expiresAt === null ? '' : String(expiresAt),
    state: 'live',
  };
}

function comingSwap({ base, time }: PlayedChange) {
  return {
    instType: 'SWAP',
    instId: `${base}-USDT-SWAP`,
    uly: `${base}-USDT`,
    baseCcy: '',
    quoteCcy: '',
    settleCcy: 'USDT',
    ctVal: '1',
    ctMult: '1',
    ctValCcy: base,
    listTime: String(time),
    expTime: '',
    state: 'preopen',
  };
}

function funding(contract: FakeContract, now: number) {
  const next = contract.nextFundingAt ?? 0;
  return {
    instType: 'SWAP',
    instId: nameOf(contract),
    method: 'current_period',
    fundingRate: decimal(contract.funding ?? 0),
    nextFundingRate: '',
    fundingTime: String(next),
    nextFundingTime: String(next + contract.fundingHours * HOUR),
    ts: String(now),
  };
}

function openInterest(contract: FakeContract, now: number) {
  return {
    instType: contract.expiresAt === null ? 'SWAP' : 'FUTURES',
    instId: nameOf(contract),
    oi: decimal(contract.openInterest / contract.face),
    oiCcy: decimal(contract.openInterest),
    oiUsd: decimal(contract.openInterestUsd),
    ts: String(now),
  };
}
