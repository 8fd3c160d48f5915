import { DAY, HOUR } from '@coinmirror/shared/time/units.ts';
import { expect, test } from 'vitest';
import { proposalsAt } from './proposals.ts';
import { largestVoters } from './voters.ts';

const NOW = Date.UTC(2026, 10, 20, 4);

test('a vote never changes once cast, and the largest voters never exceed the votes for their choice', () => {
  const seen = new Map<string, string>();
  let votes = 0;
  for (let now = NOW - 8 * DAY; now <= NOW; now += HOUR) {
    for (const proposal of proposalsAt(now).filter(({ state }) => state === 'active')) {
      const cast = proposal.scores.map(() => 0);
      for (const { address, choice, power, time } of largestVoters(proposal, now)) {
        votes += 1;
        expect(time).toBeLessThanOrEqual(now);
        expect(seen.get(address) ?? `${power} at ${time}`).toBe(`${power} at ${time}`);
        seen.set(address, `${power} at ${time}`);
        cast[choice] = (cast[choice] ?? 0) + power;
      }
      for (const [choice, sum] of cast.entries()) {
        expect(sum).toBeLessThanOrEqual(proposal.scores[choice] ?? 0);
      }
    }
  }
  expect(votes).toBeGreaterThan(1_000);
});
