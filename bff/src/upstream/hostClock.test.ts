import { beforeEach, expect, test } from 'vitest';
import { createHostClock, type HostClock } from './hostClock.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const dateOf = (time: number) => new Date(time).toUTCString();

let wall: number;
let elapsed: number;
let clock: HostClock;
beforeEach(() => {
  [wall, elapsed] = [NOON, 0];
  clock = createHostClock({ wall: () => wall, elapsed: () => elapsed });
});

function pass(ms: number) {
  wall += ms;
  elapsed += ms;
}

test('our own clock counts until the host has said its time, and where they agree', () => {
  expect([clock.now(), clock.ahead()]).toEqual([NOON, 0]);
  for (const off of [-9_000, 0, 9_000]) {
    clock.hear(dateOf(NOON + off));
    expect([clock.now(), clock.ahead()]).toEqual([NOON, 0]);
  }
});

test.each([-3_600_000, -600_000, 600_000])('a host that is %d ms off is followed', (off) => {
  clock.hear(dateOf(NOON + off));
  pass(60_000);
  expect(clock.ahead()).toBe(off + 500);
  expect(clock.now()).toBe(NOON + off + 60_500);
});

test('our clock set back or forward changes nothing of the host’s', () => {
  clock.hear(dateOf(NOON));
  for (const jump of [-3_600_000, 7_200_000]) {
    wall += jump;
    elapsed += 1_000;
  }
  expect(clock.now()).toBe(NOON + 2_500);
});

test.each([undefined, '', 'yesterday', '-1e99'])('%j is no date, and forgets none', (date) => {
  clock.hear(dateOf(NOON + 600_000));
  clock.hear(date);
  expect(clock.ahead()).toBe(600_500);
});
