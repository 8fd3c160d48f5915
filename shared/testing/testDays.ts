import { DAY } from '@coinmirror/shared/time/units.ts';
import type { HandlerContext } from '@coinmirror/upstream/answers/handler/handler.ts';
import { createTestWorld, TEST_TIME, testContext } from './world.ts';

/** Days of the test market, counted from its instant: Bitcoin fell most, rose most, did not move. */
export const TEST_DAYS = [
  ['a day of falls', -85],
  ['a day of rises', -38],
  ['a quiet day', -34],
] as const;

const contexts = new Map<number, HandlerContext>();

/** The test market on another day, at the same hour: all test files of a worker share what it has computed. */
export function contextOn(day: number): HandlerContext {
  const known = contexts.get(day);
  if (known) return known;
  const context = { ...testContext, sources: createTestWorld(() => TEST_TIME + day * DAY) };
  contexts.set(day, context);
  return context;
}
