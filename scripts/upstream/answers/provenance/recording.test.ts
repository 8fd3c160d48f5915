import { createTestWorld } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';
import { NotConnectedError, requirePort } from '../../ports/requirePort.ts';
import type { PortName, Sources } from '../../ports/sources.ts';
import { answer } from '../dispatch/answer.ts';
import { record } from './recording.ts';
import { sourceHeader } from './sourceHeader.ts';

const sources = createTestWorld(() => Date.parse('2026-03-10T09:30:00Z'));
const ask = (name: Parameters<typeof answer>[0], world: Sources) =>
  answer(name, {}, { sources: world, token: '' });

test('a recording notes each port that is read once, and not the clock', async () => {
  const recording = record(sources);
  recording.sources.clock.now();
  expect([...recording.read]).toEqual([]);
  await recording.sources.coins.all();
  await recording.sources.coins.all();
  requirePort(recording.sources, 'rates');
  expect([...recording.read]).toEqual(['coins', 'rates']);
});

test('an answer lists the ports it was read from, in a fixed order', async () => {
  const { headers } = await ask('globalMarket', sources);
  expect(headers?.['x-data-source']).toBe('simulated;;coins+gas+gold+otc+rates');
  const again = await ask('globalMarket', sources);
  expect(again.headers).toEqual(headers);
});

test('a port without a source answers 200 with its own code, no figures and no source', async () => {
  const { status, body, headers } = await ask('ethGas', { ...sources, gas: null });
  expect(status).toBe(200);
  expect(body).toEqual({ code: 1501, msg: '未接入：没有可用的公开数据来源' });
  expect(headers?.['x-data-source']).toBeUndefined();
  expect(() => requirePort({ ...sources, gas: null }, 'gas')).toThrow(NotConnectedError);
});

test('what has no source is answered wholly from the world that stands in for it, and marked so', async () => {
  const real = { ...sources, gas: null };
  const missing = createTestWorld(() => Date.parse('2026-03-10T09:30:00Z'));
  const { body, headers } = await answer('ethGas', {}, { sources: real, missing, token: '' });
  expect(body).toMatchObject({ code: 200 });
  expect(headers?.['x-data-source']).toContain('simulated');
});

test('an answer with one simulated port is simulated, and names the other ports’ sources', () => {
  const real = (kind: 'exchange' | 'public', name: string) => ({ provenance: { kind, name } });
  const mixed = {
    ...sources,
    coins: { ...sources.coins, ...real('exchange', 'Binance+OKX') },
    candles: { ...sources.candles, ...real('exchange', 'Binance+OKX') },
    rates: sources.rates && { ...sources.rates, ...real('public', 'Frankfurter') },
  };
  const said = (...ports: PortName[]) => sourceHeader(mixed, new Set(ports));
  expect(said('coins', 'candles')).toBe('exchange;Binance%2BOKX;candles+coins');
  expect(said('coins', 'rates')).toBe('public;Binance%2BOKX%2BFrankfurter;coins:0.1+rates:2');
  expect(said('coins', 'gas')).toBe('simulated;;coins+gas');
  const recorded = { ...sources, coins: mixed.coins };
  expect(sourceHeader(recorded, new Set<PortName>(['coins', 'candles']))).toBe(
    'simulated;ahr999-dataset;candles+coins',
  );
  expect(said()).toBe('exchange;Binance%2BOKX');
});
