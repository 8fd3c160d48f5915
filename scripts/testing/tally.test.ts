import { describe, expect, it, test, vi } from 'vitest';
import { resultOf as browserResult } from './browserPhase.ts';
import { lastLine, sum } from './tally.ts';
import { resultOf as vitestResult } from './vitestPhase.ts';

describe('the last line', () => {
  it('adds up all suites', () => {
    const total = sum([
      { passed: 3, failed: 0, skipped: 1 },
      { passed: 4, failed: 2, skipped: 0 },
    ]);
    expect(lastLine(total)).toBe('7 passed, 2 failed, 1 skipped');
  });
});

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { name: '/a.test.ts', startTime: 0, endTime: 900, status: 'passed', assertionResults: [] },
    {
      name: '/b.test.ts',
      startTime: 50,
      endTime: 60,
      status: 'failed',
      assertionResults: [{ status: 'failed' }],
    },
    { name: '/c.test.ts', startTime: 9, endTime: 9, status: 'failed', assertionResults: [] },
  ],
};

describe('a vitest report', () => {
  it('counts a file that broke before its tests as one more failure', () => {
    expect(vitestResult(JSON.stringify(vitestReport), 1)).toMatchObject({
      passed: 5,
      failed: 2,
      skipped: 3,
    });
  });

  it('has the time of each file', () => {
    expect(vitestResult(JSON.stringify(vitestReport), 1).files).toEqual([
      { path: '/a.test.ts', ms: 900 },
      { path: '/b.test.ts', ms: 10 },
      { path: '/c.test.ts', ms: 0 },
    ]);
  });

  it('of a failed run without a failing test still counts a failure', () => {
    const clean = { ...vitestReport, numFailedTests: 0, testResults: [] };
    expect(vitestResult(JSON.stringify(clean), 1).failed).toBe(1);
    expect(vitestResult(JSON.stringify(clean), 0).failed).toBe(0);
  });
});

describe('a browser report', () => {
  const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 2 };
  const rootDir = '/web/e2e';
  const config = { rootDir };
  const test = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { file: 'pages/a.spec.ts', specs: [test(300)], suites: [{ specs: [test(40, 60), test(5)] }] },
    { file: 'pages/b.spec.ts', specs: [] },
  ];

  it('marks a test that only passed on its second try as flaky', () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(browserResult(JSON.stringify({ config, stats, suites }), 1)).toMatchObject({
      passed: 10,
      failed: 1,
      skipped: 2,
    });
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/^1 only passed on the second try/));
    said.mockRestore();
  });

  it('has the time of each file: all its tests, in nested blocks and second tries too', () => {
    expect(browserResult(JSON.stringify({ config, stats, suites }), 1).files).toEqual([
      { path: '/web/e2e/pages/a.spec.ts', ms: 405 },
      { path: '/web/e2e/pages/b.spec.ts', ms: 0 },
    ]);
  });

  it('of a run that failed outside its tests counts a failure', () => {
    const clean = { ...stats, unexpected: 0, flaky: 0 };
    expect(browserResult(JSON.stringify({ config, stats: clean, suites }), 1).failed).toBe(1);
  });
});

test.each([vitestResult, browserResult])('a missing or broken report is a failure', (resultOf) => {
  expect(resultOf('', 0).failed).toBe(1);
  expect(resultOf('{"stats":', 0).failed).toBe(1);
});
