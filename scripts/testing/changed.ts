import { execFileSync } from 'node:child_process';
import { root } from '../bootstrap/paths.mjs';

const SPEC = /^web\/e2e\/.+\.spec\.ts$/;
/** Files that reach a browser page, or start it. */
const SEEN =
  /^(web|bff|shared|scripts\/(upstream|product|bootstrap|testing|start|build|run))\b|^[^/]+\.(json|yaml)$/;
const UNSEEN = /\.(test\.tsx?|md|png)$|^web\/src\/testing\/|^bff\/test\/|^biome\.json$/;

/**
 * The browser tests that a change can break. `changed`: paths relative to the root. If only specifications changed,
 * those; any other change that reaches a page may break any test, so all run.
 */
export function specsFor(changed: readonly string[]): 'all' | readonly string[] {
  const seen = changed.filter((path) => SEEN.test(path) && !UNSEEN.test(path));
  return seen.every((path) => SPEC.test(path)) ? seen : 'all';
}

/** Files that differ from the merge base of a commit and HEAD, including untracked ones. */
export function changedFiles(since: string): readonly string[] {
  const beginning = git('merge-base', since, 'HEAD')[0] ?? since;
  const listed = [
    ...git('diff', '--name-only', '--no-renames', '-z', beginning),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(listed)];
}

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    .split(/[\0\n]/)
    .filter(Boolean);
}
