import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The root of this checkout. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Another revision in a separate folder, with its packages. */
export interface Checkout {
  readonly folder: string;
  /** The commit, shortened. */
  readonly commit: string;
  remove(): Promise<void>;
}

/** Checks a revision out into a separate folder. Throws a one-line Error if there is no such revision. */
export async function checkOut(revision: string): Promise<Checkout> {
  const git = (...args: string[]) => run('git', args, { cwd: ROOT });
  const { stdout } = await git('rev-parse', '--verify', '--short', `${revision}^{commit}`).catch(() => {
    throw new Error(`There is no revision "${revision}" here.`);
  });
  const folder = await mkdtemp(join(tmpdir(), 'coinmirror-answers-'));
  const remove = async () => {
    await git('worktree', 'remove', '--force', folder);
    await rm(folder, { recursive: true, force: true });
  };
  await git('worktree', 'add', '--detach', '--force', folder, revision);
  try {
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
      cwd: folder,
      env: { ...process.env, CI: 'true' },
    });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, commit: stdout.trim(), remove };
}
