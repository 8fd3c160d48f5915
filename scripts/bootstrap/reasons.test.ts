import { expect, it, test } from 'vitest';
import { exitCodeOf, runToEnd } from './child.mjs';
import { usage } from './commands.mjs';
import { reasonIn } from './toolchain.mjs';

test.each([
  ['npm error code EAI_AGAIN\nnpm error network request failed', /registry cannot be reached/],
  ['error sending request: tcp connect error: Connection refused', /registry cannot be reached/],
  ['npm error code EACCES\nnpm error path /x', /no write permission/],
  ['ENOSPC: no space left on device', /disk is full/],
  ['\n\nnpm error 404 not in this registry\n', /^npm error 404/],
  ['', /gave no reason/],
])('the output %j of a package manager is reduced to its one-line reason', (output, reason) => {
  expect(reasonIn(output)).toMatch(reason);
  expect(reasonIn(output)).not.toContain('\n');
});

it('an unknown command is answered with the list of commands', () => {
  expect(usage('dance')).toMatch(/^There is no command "dance"[\s\S]*start[\s\S]*test/);
});

it('a program ended by a signal has the shell’s exit code', () => {
  expect(exitCodeOf(null, 'SIGINT')).toBe(130);
  expect(exitCodeOf(3, null)).toBe(3);
});

it('a missing program is a result, not a crash', async () => {
  expect((await runToEnd('no-such-program-anywhere', [])).code).toBe(127);
});
