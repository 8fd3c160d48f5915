import { root } from '../bootstrap/paths.mjs';
import { checkHouseRules } from '../checks/houseRules.ts';
import type { Phase } from './phase.ts';
import { FAILED, PASSED, sum } from './tally.ts';
import { runTool } from './tools.ts';

const ROOMS = ['shared', 'web', 'bff', 'scripts'];
const MOST_SHOWN = 40;

const types: Phase = {
  name: 'types',
  async run() {
    const tallies = [];
    for (const room of ROOMS) {
      const code = await runTool('tsc', ['-p', room, '--noEmit', '--pretty', 'false']);
      tallies.push(code === 0 ? PASSED : FAILED);
    }
    return sum(tallies);
  },
};

const lint: Phase = {
  name: 'lint',
  async run() {
    const colours = process.stdout.isTTY ? 'force' : 'off';
    const code = await runTool('biome', ['ci', `--colors=${colours}`, '--max-diagnostics=30', '.']);
    if (code !== 0) console.log('`npm run format` mends what can be mended by itself.');
    return code === 0 ? PASSED : FAILED;
  },
};

const rules: Phase = {
  name: 'rules of the house',
  async run() {
    const results = checkHouseRules(root);
    for (const { name, problems } of results.filter((result) => result.problems.length > 0)) {
      console.log(`${name}: ${problems.length}`);
      for (const { path, line, message } of problems.slice(0, MOST_SHOWN)) {
        console.log(`  ${path}:${line} ${message}`);
      }
      if (problems.length > MOST_SHOWN) console.log(`  … and ${problems.length - MOST_SHOWN} more`);
    }
    return sum(results.map((result) => (result.problems.length === 0 ? PASSED : FAILED)));
  },
};

/** What can be known without running the product. */
export const staticPhases: readonly Phase[] = [types, lint, rules];
