import { expect, test } from 'vitest';
import { sourceNames } from '../table/sourceTable.ts';
import { parseFault } from './faultCommand.ts';

test.each([
  ['BINANCE status 451', { kind: 'status', status: 451, headers: {} }],
  [
    'COINGECKO status 429 retry-after=119',
    { kind: 'status', status: 429, headers: { 'retry-after': '119' } },
  ],
  ['BYBIT page 403', { kind: 'status', status: 403, headers: { 'content-type': 'text/html' } }],
  [' okx  slow 3000 ', { kind: 'slow', ms: 3_000 }],
  ['GATE silent', { kind: 'silent' }],
  ['GATE cut', { kind: 'cut' }],
  ['LLAMA huge 40000000 packed', { kind: 'huge', bytes: 40_000_000, packed: true }],
  ['UPBIT clock -300000', { kind: 'clock', skew: -300_000 }],
  ['ODAILY feed empty', { kind: 'status', status: 200, body: '<rss><channel></channel></rss>' }],
  ['KRAKEN off', null],
])('%j', (line, wanted) => {
  const { names, fault } = parseFault(line);
  expect(names).toEqual([line.trim().split(' ')[0]?.toUpperCase()]);
  if (wanted === null) expect(fault).toBeNull();
  else expect(fault).toMatchObject(wanted);
});

test.each([
  ['BINANCE socket cut', { kind: 'cut' }],
  ['OKX socket lying 1.5', { kind: 'lying', factor: 1.5 }],
  ['BYBIT socket refused 403', { kind: 'refused', status: 403 }],
  ['OKX socket malformed', { kind: 'malformed' }],
  ['OKX socket off', null],
])('%j, of sockets alone', (line, socket) => {
  expect(parseFault(line)).toEqual({ names: [line.split(' ')[0]], fault: null, socket });
});

test('all sources at once', () => {
  expect(parseFault('ALL off')).toEqual({ names: sourceNames, fault: null });
});

test.each([
  ['MTGOX off', /"MTGOX" is no source: ALL, BINANCE, /],
  ['OKX explode', /"explode" is no fault/],
  ['ODAILY feed good', /"good" is no feed: laughs, deep, half, empty/],
  ['OKX slow', /"" is no whole number/],
  ['OKX status abc', /"abc" is no whole number/],
  ['OKX socket explode', /"explode" is no fault of a socket/],
  ['OKX socket lying', /"" is no factor/],
  ['OKX status 429 retry-after', /is no <header>=<value>/],
])('%j is none', (line, complaint) => {
  expect(() => parseFault(line)).toThrow(complaint);
});
