import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { subjectComplaint } from './commitSubjects.ts';

const folder = mkdtempSync(join(tmpdir(), 'subjects-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The hook's message; '' if it accepts the subject. */
function hookSays(subject: string): string {
  const file = join(folder, 'message');
  writeFileSync(file, `# a comment\n${subject}\n\nbody\n`);
  try {
    execFileSync(join(root, '.githooks/commit-msg'), [file], { stdio: ['ignore', 'ignore', 'pipe'] });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const LONG = `kline: Fix ${'x'.repeat(62)}`;

describe('the subject of a commit', () => {
  test.each([
    'kline: Fix the last candle',
    'bff, web: Move files',
    'live: Speed up the first message',
    'Merge branch main',
    LONG.slice(0, 72),
  ])('may be %s, for the rule and for the hook', (subject) => {
    expect(subjectComplaint(subject)).toBeNull();
    expect(hookSays(subject)).toBe('');
  });

  test.each([
    [LONG, /73 characters/],
    ['Keep the page below', /begin with the room/i],
    [': Fix', /begin with the room/i],
    ['news: Say who wrote an article', /one of the verbs/],
    ['bff: fix a header', /one of the verbs/],
    ['bff: Fixed a header', /one of the verbs/],
    ['bff: Speed the cache up', /one of the verbs/],
    ['bff: Fix', /one of the verbs/],
  ])('may not be %s', (subject, complaint) => {
    expect(subjectComplaint(subject)).toMatch(complaint);
    expect(hookSays(subject)).toMatch(complaint);
  });
});
