import { describe, expect, it, test, vi } from 'vitest';
import { tallyOf as browserTally } from './browserPhase.ts';
import { lastLine, sum } from './tally.ts';
import { tallyOf as vitestTally } from './vitestPhase.ts';

describe('the last line', () => {
  it('counts every suite together', () => {
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
    { status: 'passed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ],
};

describe('a vitest report', () => {
  it('counts a file that broke before its tests as one failure more', () => {
    expect(vitestTally(JSON.stringify(vitestReport), 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it('of a run that failed without a failing test still counts a failure', () => {
    const clean = { ...vitestReport, numFailedTests: 0, testResults: [] };
    expect(vitestTally(JSON.stringify(clean), 1).failed).toBe(1);
    expect(vitestTally(JSON.stringify(clean), 0).failed).toBe(0);
  });
});

describe('a browser report', () => {
  const stats = { expected: 9, unexpected: 1, flaky: 1, skipped: 2 };

  it('says of a test that was right at its second try only that it is to be mended', () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    expect(browserTally(JSON.stringify({ stats }), 1)).toEqual({ passed: 10, failed: 1, skipped: 2 });
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/^1 passed at the second try only/));
    said.mockRestore();
  });

  it('of a run that failed beside its tests counts a failure', () => {
    const clean = { ...stats, unexpected: 0, flaky: 0 };
    expect(browserTally(JSON.stringify({ stats: clean }), 1).failed).toBe(1);
  });
});

test.each([vitestTally, browserTally])('a missing or broken report is a failure', (tallyOf) => {
  expect(tallyOf('', 0).failed).toBe(1);
  expect(tallyOf('{"stats":', 0).failed).toBe(1);
});
