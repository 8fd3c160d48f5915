import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bootstrap/paths.mjs';

/** `npm run format`: formats and applies safe lint fixes; arguments limit it to paths. */
const paths = process.argv.slice(2);
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
