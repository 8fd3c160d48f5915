import { expect, test } from 'vitest';
import { NotConnectedError } from '../../ports/requirePort.ts';
import type { Asking } from './messages.ts';
import { createThreadCalls } from './threadCalls.ts';

/** Calls to a thread that answers when it is told to, and what it was asked. */
function thread() {
  const asked: Asking[] = [];
  const calls = createThreadCalls((asking) => void asked.push(asking));
  return { asked, calls };
}

test('the same question of one beat is asked once, and again after it', async () => {
  const { asked, calls } = thread();
  const both = Promise.all([calls.ask('coins', 'all', []), calls.ask('coins', 'all', [])]);
  calls.settle({ kind: 'answer', id: 1, value: ['bitcoin'] });
  expect(await both).toEqual([['bitcoin'], ['bitcoin']]);
  void calls.ask('pairs', 'of', ['bitcoin']);
  void calls.ask('pairs', 'of', ['ethereum']);
  calls.forget();
  void calls.ask('coins', 'all', []);
  expect(asked).toHaveLength(4);
});

test('a book is asked for each time: it says something new within a beat', () => {
  const { asked, calls } = thread();
  void calls.ask('orderBooks', 'top', ['binance_btc_usdt', 20]);
  void calls.ask('orderBooks', 'top', ['binance_btc_usdt', 20]);
  expect(asked).toHaveLength(2);
});

test('a port without a source and an error are rejected as such, and so is all after the end of the thread', async () => {
  const { calls } = thread();
  const [unconnected, broken, waiting] = [
    calls.ask('defi', 'locked', []),
    calls.ask('gold', 'price', []),
    calls.ask('coins', 'all', []),
  ];
  calls.settle({ kind: 'notConnected', id: 1, port: 'defi', sourceNames: ['LLAMA'] });
  calls.settle({ kind: 'error', id: 2, message: 'no number' });
  calls.fail('the thread has ended');
  await expect(unconnected).rejects.toThrow(NotConnectedError);
  await expect(broken).rejects.toThrow('no number');
  await expect(waiting).rejects.toThrow('the thread has ended');
  await expect(calls.ask('coins', 'all', [])).rejects.toThrow('the thread has ended');
});

test('ticks reach their subscriber until it leaves', () => {
  const { asked, calls } = thread();
  const heard: number[] = [];
  const leave = calls.subscribe(['bitcoin'], (ticks) => heard.push(ticks.length));
  calls.settle({ kind: 'ticks', id: 1, ticks: [] });
  leave();
  calls.settle({ kind: 'ticks', id: 1, ticks: [] });
  expect(heard).toEqual([0]);
  expect(asked.map(({ kind }) => kind)).toEqual(['subscribe', 'unsubscribe']);
});
