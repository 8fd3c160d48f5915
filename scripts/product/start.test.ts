import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../bootstrap/paths.mjs';

it('npm start keeps no library of fetch in the process that lives as long as the product', () => {
  // What the runtime itself has loaded is on a list of its own.
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
