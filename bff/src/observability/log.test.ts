import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createLog } from './log.ts';

it('holds a bounded part of what nobody reads, and says how much is lost once somebody does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const log = createLog({ level: 'info', to: fd });
  for (let line = 0; line < 40_000; line += 1) log.info({ line, words: 'x'.repeat(500) }, 'request');
  const chunk = Buffer.alloc(1024 * 1024);
  let read = '';
  await vi.waitFor(
    () => {
      try {
        read = read.slice(-1_000) + chunk.toString('utf8', 0, readSync(fd, chunk));
      } catch {
        // Nothing has come yet.
      }
      expect(read).toMatch(/"lines":3[5-9]\d{3},"message":"lines of the log are lost"/);
    },
    { timeout: 20_000, interval: 1 },
  );
  closeSync(fd);
  rmSync(folder, { recursive: true });
});
