import { expect, test } from 'vitest';
import { renderBlocks } from './blocks.ts';

const attempt = <Value>(_part: string, make: () => Value): Value => make();
const drawn = (asOf: number | null, sourceNames: string) =>
  renderBlocks([{ kind: 'head', title: '行情', summary: '一句话。', asOf }], { attempt, sourceNames })
    .map(({ text }) => text)
    .join('');

test('beside the time of the figures stand the names of their sources, as a way to the state of all', () => {
  expect(drawn(0, '币安、欧易 等')).toMatch(
    /更新于 .*<\/time> <a class="o-from" href="\/status">来源 币安、欧易 等<\/a>/,
  );
});

test.each([
  [0, ''],
  [null, '币安'],
])('with the time %j and the names %j none are told', (asOf, names) => {
  expect(drawn(asOf, names)).not.toContain('来源');
});
