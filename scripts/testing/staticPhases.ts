import { join } from 'node:path';
import { cacheDir, root } from '../bootstrap/paths.mjs';
import { checkHouseRules } from '../checks/houseRules.ts';
import type { Phase } from './phase.ts';
import { FAILED, PASSED, sum } from './tally.ts';
import { runTool } from './tools.ts';

/**
 * Rooms with the same options are one program: what they all import (the contract, the answers) is checked once in it.
 * First what runs anywhere, then what runs in Node, then what knows a document.
 */
const PROGRAMS = ['tsconfig.pure.json', 'tsconfig.node.json', 'scripts', 'web'];
const MOST_SHOWN = 40;

const types: Phase = {
  name: 'types',
  async run(output) {
    const tallies = [];
    for (const program of PROGRAMS) {
      // Results are cached: the next run only rechecks what changed, and what depends on it.
      const kept = ['--incremental', '--tsBuildInfoFile', join(cacheDir, `types/${program}.tsbuildinfo`)];
      // By default four checkers share the files, and each derives the types that they have in common for itself.
      const args = ['-p', program, '--noEmit', '--pretty', 'false', '--checkers', '1', ...kept];
      const code = await runTool('tsc', args, { output });
      tallies.push(code === 0 ? PASSED : FAILED);
    }
    return sum(tallies);
  },
};

const lint: Phase = {
  name: 'lint',
  async run(output) {
    const colours = process.stdout.isTTY ? 'force' : 'off';
    const args = ['ci', `--colors=${colours}`, '--max-diagnostics=30', '.'];
    const code = await runTool('biome', args, { output });
    if (code !== 0) output.print('`npm run format` applies the automatic fixes.');
    return code === 0 ? PASSED : FAILED;
  },
};

const rules: Phase = {
  name: 'rules of the house',
  async run(output) {
    const results = checkHouseRules(root);
    for (const { name, problems } of results.filter((result) => result.problems.length > 0)) {
      output.print(`${name}: ${problems.length}`);
      for (const { path, line, message } of problems.slice(0, MOST_SHOWN)) {
        output.print(`  ${path}:${line} ${message}`);
      }
      if (problems.length > MOST_SHOWN) output.print(`  … and ${problems.length - MOST_SHOWN} more`);
    }
    return sum(results.map((result) => (result.problems.length === 0 ? PASSED : FAILED)));
  },
};

/** Checks that do not run the product. */
export const staticPhases: readonly Phase[] = [types, lint, rules];
