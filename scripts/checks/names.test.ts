import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** A number's other names, and the one that the pages use. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  '24H额': '24H成交额',
  '24H 成交额': '24H成交额',
  占流通总量: '占流通量',
  每个市场节拍: '约每 5 秒',
  期货交易所: '合约交易所',
  "'空仓'": '观望',
};

test.each(Object.entries(OTHER_NAMES))('no page says %s for %s', (other) => {
  const files = globSync('{shared/src,web/src,bff/src}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /node_modules|compiled|\.test\./.test(path),
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => readFileSync(join(ROOT, file), 'utf8').includes(other))).toEqual([]);
});
