import { expect, test } from 'vitest';
import { sourceNames, sourceTable } from '../table/sourceTable.ts';
import { readWire } from '../testing/readWire.ts';
import { mirrorProbe } from './examine.ts';

test.each(sourceNames)('the probes of %s and its mirrors cost no more than may be spent at once', (name) => {
  const { probes, origins } = sourceTable[name];
  const tried = origins.slice(1).map((origin) => mirrorProbe(probes, origin));
  const costs = [...probes, ...tried].map(({ question }) => question.cost ?? 1);
  expect(costs.length).toBeGreaterThan(0);
  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(sourceTable[name].burst);
});

test('a probe asks a whole path, and each one of its source has its own title', () => {
  for (const name of sourceNames) {
    for (const { question } of sourceTable[name].probes) expect(question.path).toMatch(/^\/\S*$/);
    const titles = sourceTable[name].probes.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('a probe counts rows and finds the newest', () => {
  const [probe] = sourceTable.ALTERNATIVE.probes;
  const data = [
    { value: '40', timestamp: '1551157200', time_until_update: '68499' },
    { value: '47', timestamp: '1551070800' },
  ];
  expect(probe && readWire(probe.question, { data, metadata: { error: null } })).toEqual({
    count: 2,
    newest: 1_551_157_200_000,
  });
});

test('a probe of a source without a clock tells no time, and names what is odd', () => {
  const [probe] = sourceTable.MEMPOOL.probes;
  expect(probe && readWire(probe.question, '902123\n')).toEqual({ count: 1, newest: null });
  expect(probe?.question.decode.faults(Buffer.from('<html>'))).toEqual(['another text than documented']);
});

test.each([
  '',
  'null',
  '0',
  '"text"',
  '[]',
  '{}',
  '[null]',
  '[[]]',
  '[[null,null,null,null,null,null,null,null,null]]',
  '{"code":"0","data":null}',
  '{"code":"00000","data":{}}',
  '{"retCode":0,"result":{}}',
  '{"error":[],"result":null}',
  '{"result":{"oldestBlock":"0x","baseFeePerGas":[],"gasUsedRatio":[],"reward":[]}}',
  '<html><body>403 Forbidden</body></html>',
])('no probe reads anything out of %s, and none throws', (text) => {
  const body = Buffer.from(text);
  const readings = sourceNames
    .flatMap((name) =>
      sourceTable[name].probes.map(({ title, question }) => ({
        name,
        title,
        read: question.decode.read(body),
      })),
    )
    .filter(({ read }) => read !== null && read.count > 0);
  // A height is any whole number.
  expect(readings.filter(({ title }) => title !== 'block height')).toEqual([]);
});
