import { PROPOSAL_STATES } from '@coinmirror/shared/contract/proposals.ts';
import { ask, known, TEST_TIME } from '@coinmirror/testing/world.ts';
import { describe, expect, test } from 'vitest';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe('proposals', () => {
  test('the votes of all choices add up to the total', async () => {
    const { rows, total } = await ask('proposalList', { per_page: 100 });
    expect(total).toBeGreaterThan(60);
    for (const one of rows) {
      expect(one.scores).toHaveLength(one.choices.length);
      expect(sum(one.scores)).toBe(one.total);
      expect(one.quorum).toBeGreaterThan(0);
    }
  });

  test('a DeFi protocol is marked as governed exactly if its proposals are listed', async () => {
    const [{ protocols }, spaces] = await Promise.all([ask('defiOverview', {}), ask('proposalSpaces', {})]);
    const listed = new Set(spaces.map(({ id }) => id));
    const governed = protocols.filter(({ isGoverned }) => isGoverned);
    expect(governed.length).toBeGreaterThan(5);
    for (const { coinCode, isGoverned } of protocols) expect(isGoverned).toBe(listed.has(coinCode));
  });

  test('the states add up to all, and each follows from time and votes', async () => {
    const all = await ask('proposalList', {});
    const each = await Promise.all(
      PROPOSAL_STATES.map((state) => ask('proposalList', { state, per_page: 100 })),
    );
    expect(sum(each.map(({ total }) => total ?? 0))).toBe(all.total);
    for (const { start, end, state, scores, quorum } of each.flatMap(({ rows }) => rows)) {
      const [yes = 0, no = 0, abstained = 0] = scores;
      if (state === 'pending') expect([start > TEST_TIME - 3_600_000, sum(scores)]).toEqual([true, 0]);
      else if (state === 'active') expect(end).toBeGreaterThan(TEST_TIME - 3_600_000);
      else if (state === 'lapsed') expect(yes + abstained).toBeLessThan(known(quorum));
      else expect([yes + abstained >= known(quorum), yes > no]).toEqual([true, state === 'passed']);
    }
    expect(each.filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(3);
  });

  test('detail and list agree, and the largest voters of a choice never exceed its votes', async () => {
    const { rows } = await ask('proposalList', { state: 'active' });
    for (const row of rows) {
      const { blocks, voters, author, ...detail } = await ask('proposalDetail', { id: row.id });
      expect(detail).toEqual(row);
      expect(blocks.length).toBeGreaterThan(5);
      expect(author).toMatch(/^0x/);
      expect(voters.length).toBeLessThanOrEqual(known(row.voterCount));
      for (const [choice, score] of row.scores.entries()) {
        const powers = voters.filter((voter) => voter.choice === choice).map(({ power }) => power);
        expect(sum(powers)).toBeLessThanOrEqual(score);
      }
    }
  });

  test('there are no votes before a vote begins or after it has ended', async () => {
    const { rows } = await ask('proposalList', { per_page: 100 });
    const ended = rows.filter(({ end }) => end < TEST_TIME).slice(0, 5);
    expect(ended).toHaveLength(5);
    for (const { id } of ended) {
      const { voters, start, end } = await ask('proposalDetail', { id });
      expect(voters.length).toBeGreaterThan(0);
      for (const { time } of voters) expect([time >= start, time <= end]).toEqual([true, true]);
    }
  });
});
