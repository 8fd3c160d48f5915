import type { FuturesPoint } from '@coinmirror/shared/contract/futuresHours.ts';
import { describe, expect, it, vi } from 'vitest';
import { createFuturesSource } from './createFuturesSource.ts';

const HOUR = 3_600_000;
const NOW = 2000 * HOUR;

const pointAt = (time: number): FuturesPoint => ({
  time,
  funding: time / HOUR,
  openInterest: 1,
  accountRatio: null,
  long: 0,
  short: null,
});

/** The hours of a coin that is listed `count` hours ago. */
function coin(count: number) {
  return vi.fn(async (before: number | null, limit: number) => {
    const end = before ?? NOW + HOUR;
    const all = Array.from({ length: count }, (_, place) => NOW - (count - 1 - place) * HOUR);
    return {
      points: all
        .filter((time) => time < end)
        .slice(-limit)
        .map(pointAt),
      source: '演示数据',
    };
  });
}

const made = (load: ReturnType<typeof coin>, isHeld = false, now = () => NOW) =>
  createFuturesSource({ load, wordsOf: () => '未接入', now }, isHeld);
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createFuturesSource', () => {
  it('loads back as far as the chart reaches, and tells of each change', async () => {
    const load = coin(1200);
    const source = made(load);
    const heard = vi.fn();
    source.onChange(heard);
    expect(source.note()).toBe('加载中');
    source.reach(NOW - 600 * HOUR);
    await settled();
    expect(load.mock.calls).toEqual([
      [null, 500],
      [NOW - 499 * HOUR, 500],
    ]);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(source.at(NOW - 600 * HOUR)?.funding).toBe(1400);
    expect(source.note()).toBe('演示数据');
    source.reach(NOW - 900 * HOUR);
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stops at the first hour that is kept, and has nothing before it', async () => {
    const load = coin(30);
    const source = made(load);
    source.reach(0);
    await settled();
    source.reach(0);
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(source.at(NOW - 30 * HOUR)).toBeUndefined();
  });

  it('holds the hour’s value under shorter candles, and says so', async () => {
    const source = made(coin(30), true);
    source.reach(NOW);
    await settled();
    expect(source.at(NOW + HOUR / 4)?.funding).toBe(2000);
    expect(source.note()).toBe('按小时的值 · 演示数据');
  });

  it('asks for the newest two again, which replace the old ones', async () => {
    const load = coin(30);
    const source = made(load);
    source.reach(NOW);
    await settled();
    load.mockResolvedValueOnce({ points: [{ ...pointAt(NOW), funding: -1 }], source: '演示数据' });
    source.refresh();
    await settled();
    expect(load).toHaveBeenLastCalledWith(null, 2);
    expect(source.at(NOW)?.funding).toBe(-1);
  });

  it('says that a coin has no contract, and asks no more', async () => {
    const load = coin(0).mockResolvedValue({ points: null as never, source: '' });
    const source = made(load);
    source.reach(0);
    await settled();
    expect(source.note()).toBe('该币种没有合约');
    source.reach(-HOUR);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says why there is nothing, and keeps what it has when a later call fails', async () => {
    let time = NOW;
    const load = coin(30).mockRejectedValueOnce(new Error('down'));
    const source = made(load, false, () => time);
    source.reach(NOW);
    await settled();
    expect(source.note()).toBe('未接入');
    source.reach(NOW);
    expect(load).toHaveBeenCalledTimes(1);
    time += 11_000;
    source.refresh();
    await settled();
    expect(source.note()).toBe('演示数据');
    load.mockRejectedValueOnce(new Error('down'));
    source.refresh();
    await settled();
    expect(source.note()).toBe('演示数据');
    expect(source.at(NOW)?.funding).toBe(2000);
  });
});
