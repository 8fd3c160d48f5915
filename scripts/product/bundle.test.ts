import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheDir } from '../bootstrap/paths.mjs';
import { bundle } from './bundle.ts';

let folder: string;

beforeEach(() => {
  mkdirSync(cacheDir, { recursive: true });
  folder = mkdtempSync(join(cacheDir, 'bundle-'));
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(folder, 'main.js'), 'console.log(process.env.NODE_ENV, import.meta.env.PROD);');
  writeFileSync(join(folder, 'vite.config.ts'), 'export default {};');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.each(['test', 'development', undefined])(
  'a build under NODE_ENV=%s is for production, and does not change the process',
  async (environment) => {
    vi.stubEnv('NODE_ENV', environment);
    await bundle(folder);
    const assets = join(folder, 'dist/assets');
    const script = readdirSync(assets).map((name) => readFileSync(join(assets, name), 'utf8'));
    expect(script.join('')).toMatch(/console\.log\(["'`]production["'`], ?(true|!0)\)/);
    expect(process.env['NODE_ENV']).toBe(environment);
  },
);
