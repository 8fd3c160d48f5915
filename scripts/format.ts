import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bootstrap/paths.mjs';
import { generateRegistries } from './registries/generate.ts';

/**
 * `npm run format`: writes the registries that follow from folders, formats, and applies the lint fixes that are safe;
 * arguments narrow it to paths.
 */
const paths = process.argv.slice(2);
generateRegistries();
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
const { status } = spawnSync(
  process.execPath,
  [biome, 'check', '--write', ...(paths.length ? paths : ['.'])],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
