import { expect, test } from 'vitest';
import type { Question } from '../../question/question.ts';
import { readWire } from '../../testing/readWire.ts';
import { binanceContractDates } from '../binance/contractDates.ts';
import { bitgetContractDates } from '../bitget/contractDates.ts';
import { bybitComingDates } from '../bybit/contractDates.ts';
import { gateioContractDates } from '../gateio/contractDates.ts';
import { okxFutures, okxSwaps } from '../okx/contractDates.ts';
import type { ContractDates } from './contractDates.ts';

const OPENS = 1_796_292_000_000;
const ENDS = 1_798_185_600_000;

const okx = (row: object) => ({
  code: '0',
  msg: '',
  data: [{ ctVal: '1', ctMult: '1', ctValCcy: 'XYZ', listTime: `${OPENS}`, expTime: '', ...row }],
});
const bybit = (row: object) => ({ retCode: 0, retMsg: 'OK', result: { list: [row], nextPageCursor: '' } });
const bybitRow = { symbol: 'XYZUSDT', baseCoin: 'XYZ', quoteCoin: 'USDT', launchTime: `${OPENS}` };
const binance = (row: object) => ({ timezone: 'UTC', symbols: [row] });
const binanceRow = { symbol: 'XYZUSDT', baseAsset: 'XYZ', quoteAsset: 'USDT', onboardDate: OPENS };
const bitget = (row: object) => ({ code: '00000', msg: 'success', data: [row] });
const bitgetRow = { symbol: 'XYZUSDT', baseCoin: 'XYZ', quoteCoin: 'USDT', launchTime: `${OPENS}` };

/** Base and quote, whether it trades, when it opens, closes and is delivered. */
const said = ({ base, quote, isTrading, opensAt, closesAt, expiresAt }: ContractDates) => [
  `${base}/${quote}`,
  isTrading,
  opensAt,
  closesAt,
  expiresAt,
];

test.each<readonly [string, Question<readonly ContractDates[]>, unknown, readonly unknown[]]>([
  [
    'OKX: a perpetual to come',
    okxSwaps,
    okx({ instId: 'XYZ-USDT-SWAP', state: 'preopen' }),
    ['XYZ/USDT', false, OPENS, null, null],
  ],
  [
    'OKX: a perpetual that goes offline',
    okxSwaps,
    okx({ instId: 'XYZ-USDT-SWAP', state: 'live', expTime: `${ENDS}` }),
    ['XYZ/USDT', true, OPENS, ENDS, null],
  ],
  [
    'OKX: a dated contract is delivered, not delisted',
    okxFutures,
    okx({ instId: 'XYZ-USD_UM-261225', state: 'preopen', expTime: `${ENDS}` }),
    ['XYZ/USD', false, OPENS, null, ENDS],
  ],
  [
    'Bybit: a perpetual to come',
    bybitComingDates,
    bybit({ ...bybitRow, contractType: 'LinearPerpetual', status: 'PreLaunch', deliveryTime: '0' }),
    ['XYZ/USDT', false, OPENS, null, null],
  ],
  [
    'Bybit: a perpetual with a time of delivery is delisted then',
    bybitComingDates,
    bybit({ ...bybitRow, contractType: 'LinearPerpetual', status: 'Trading', deliveryTime: `${ENDS}` }),
    ['XYZ/USDT', true, OPENS, ENDS, null],
  ],
  [
    'Bybit: a dated contract',
    bybitComingDates,
    bybit({ ...bybitRow, contractType: 'LinearFutures', status: 'PreLaunch', deliveryTime: `${ENDS}` }),
    ['XYZ/USDT', false, OPENS, null, ENDS],
  ],
  [
    'Binance: a perpetual to come; its day in 2100 is none',
    binanceContractDates,
    binance({
      ...binanceRow,
      contractType: 'PERPETUAL',
      status: 'PENDING_TRADING',
      deliveryDate: 4_133_404_800_000,
    }),
    ['XYZ/USDT', false, OPENS, null, null],
  ],
  [
    'Binance: a perpetual with another day is delisted then',
    binanceContractDates,
    binance({ ...binanceRow, contractType: 'PERPETUAL', status: 'TRADING', deliveryDate: ENDS }),
    ['XYZ/USDT', true, OPENS, ENDS, null],
  ],
  [
    'Binance: a dated contract',
    binanceContractDates,
    binance({ ...binanceRow, contractType: 'NEXT_QUARTER', status: 'TRADING', deliveryDate: ENDS }),
    ['XYZ/USDT', true, OPENS, null, ENDS],
  ],
  [
    'Gate: seconds; without a start of trading the day of its making',
    gateioContractDates,
    [{ name: 'XYZ_USDT', status: 'prelaunch', in_delisting: false, create_time: OPENS / 1000 }],
    ['XYZ/USDT', false, OPENS, null, null],
  ],
  [
    'Gate: one in delisting',
    gateioContractDates,
    [
      {
        name: 'XYZ_USDT',
        status: 'delisting',
        in_delisting: true,
        create_time: 1,
        launch_time: OPENS / 1000,
        delisted_time: ENDS / 1000,
      },
    ],
    ['XYZ/USDT', true, OPENS, ENDS, null],
  ],
  [
    'Gate: the time of a delisting that has been called off is none',
    gateioContractDates,
    [{ name: 'XYZ_USDT', status: 'trading', in_delisting: false, delisted_time: ENDS / 1000 }],
    ['XYZ/USDT', true, null, null, null],
  ],
  [
    'Bitget: one that is listed and not open',
    bitgetContractDates,
    bitget({ ...bitgetRow, symbolType: 'perpetual', symbolStatus: 'listed', offTime: '-1' }),
    ['XYZ/USDT', false, OPENS, null, null],
  ],
  [
    'Bitget: one that pauses trades, and is removed at a time',
    bitgetContractDates,
    bitget({ ...bitgetRow, symbolType: 'perpetual', symbolStatus: 'maintain', offTime: `${ENDS}` }),
    ['XYZ/USDT', true, OPENS, ENDS, null],
  ],
])('%s', (_case, question, wire, expected) => {
  expect(readWire(question, wire)?.map(said)).toEqual([expected]);
});

test('a time that is none takes nothing else away, and a name that is none its row alone', () => {
  const row = { state: 'live', listTime: 'soon', ctVal: '1', ctMult: '1', ctValCcy: 'XYZ' };
  const named = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((base) => `${base}-USDT-SWAP`);
  const wire = { code: '0', msg: '', data: [...named, 'XYZ'].map((instId) => ({ ...row, instId })) };
  const read = readWire(okxSwaps, wire) ?? [];
  expect(read.map(({ symbol }) => symbol)).toEqual(named);
  expect(read.every(({ opensAt }) => opensAt === null)).toBe(true);
});
