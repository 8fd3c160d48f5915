import { ask } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import { textOf } from './sentence.ts';
import { speechesSentence } from './speeches.ts';

it('counts the statements that came due, and names whose came true most often', async () => {
  const { speakers, speeches } = await ask('speechList', {});
  const due = speeches.filter(({ priceDue }) => priceDue !== null).length;
  const said = textOf(speechesSentence({ speakers }) ?? []);
  expect(said).toMatch(new RegExp(`^满 30 日的 ${due} 条看法里 \\d+ 条方向一致，占 \\d+%；`));
  const best = Math.max(...speakers.map(({ right, settled }) => right / settled));
  const [, settled, right] = /，(\d+) 条中 (\d+) 条。$/.exec(said) ?? [];
  expect(Number(right) / Number(settled)).toBe(best);
});

it('says nothing before a statement has come due', () => {
  expect(speechesSentence({ speakers: [] })).toBeNull();
});
