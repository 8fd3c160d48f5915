import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { type Phase, type Result, runPhases } from './phase.ts';
import { EMPTY, FAILED, PASSED } from './tally.ts';

let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(...text.split('\n')));
});
afterEach(() => void vi.restoreAllMocks());

/** A busy machine gets its time. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 });

/** A phase that prints its name and ends on request. */
function phase(name: string, result: Result = PASSED, until?: Promise<void>): Phase {
  return {
    name,
    async run(output) {
      output.print(`${name} speaks`);
      await until;
      return result;
    },
  };
}

const lines = () => said.filter((line) => line !== '').map((line) => line.replace(/ \(.* s\)$/, ''));

describe('a run', () => {
  test('ends with the total, and fails if any phase failed', async () => {
    expect(await runPhases([[phase('a')], [phase('b', FAILED)]])).toBe(1);
    expect(said.at(-1)).toBe('1 passed, 1 failed, 0 skipped');
    expect(await runPhases([[phase('a')]])).toBe(0);
  });

  test('without any test fails, unless that is allowed', async () => {
    expect(await runPhases([[phase('a', EMPTY)]])).toBe(1);
    expect(await runPhases([[phase('a', EMPTY)]], { mayBeEmpty: true })).toBe(0);
  });

  test('names its slowest files before its last line', async () => {
    const files = Array.from({ length: 12 }, (_, at) => ({
      path: `${root}/web/${at}.test.ts`,
      ms: at * 1000,
    }));
    await runPhases([[phase('unit', { ...PASSED, files })], [phase('build')]]);
    const from = said.indexOf('The slowest files of unit:');
    expect(said.slice(from + 1, -2)).toHaveLength(10);
    expect(said[from + 1]).toBe('   11.0 s  web/11.test.ts');
    expect(said.at(-1)).toBe('2 passed, 0 failed, 0 skipped');
  });
});

describe('a parallel phase', () => {
  test('is printed in one piece after the main one, in its order', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = runPhases([[phase('tests', PASSED, promise), phase('types'), phase('lint')]]);
    await until(() => expect(said).toContain('tests speaks'));
    expect(said).not.toContain('types speaks');
    resolve();
    expect(await run).toBe(0);
    expect(lines()).toEqual([
      ...['── tests', 'tests speaks', '── tests: 1 passed, 0 failed, 0 skipped'],
      ...['── types', 'types speaks', '── types: 1 passed, 0 failed, 0 skipped'],
      ...['── lint', 'lint speaks', '── lint: 1 passed, 0 failed, 0 skipped'],
      '3 passed, 0 failed, 0 skipped',
    ]);
  });

  test('is awaited, reported immediately on failure, and counted', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = runPhases([[phase('tests', PASSED, promise), phase('types', FAILED), phase('lint')]]);
    await until(() => expect(lines()).toContain('── types: 0 passed, 1 failed, 0 skipped, shown below'));
    expect(said).not.toContain('types speaks');
    resolve();
    expect(await run).toBe(1);
    expect(said).toContain('types speaks');
    expect(said.at(-1)).toBe('2 passed, 1 failed, 0 skipped');
  });
});
