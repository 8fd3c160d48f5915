import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';

it('npm start does not load fetch’s library in its long-lived process', () => {
  // Modules loaded by the runtime itself are on a separate list.
  const script = `
    await import(${JSON.stringify(join(root, 'scripts/start.ts'))});
    process.getBuiltinModule('node:http').get;
    console.log(process.moduleLoadList.filter((name) => /undici|_http_client/.test(name)).join());`;
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--input-type=module',
    '-e',
    script,
    '--',
    '--compile-only',
  ];
  expect(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }).trim()).toBe(
    'NativeModule _http_client',
  );
});
