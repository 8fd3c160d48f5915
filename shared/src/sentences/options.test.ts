import { ask } from '@coinmirror/testing/world.ts';
import { expect, it } from 'vitest';
import { formatShare } from '../format/percent.ts';
import { optionSentence } from './options.ts';
import { textOf } from './sentence.ts';

it('options say what volatility costs, and which wing is dearer', async () => {
  const overview = await ask('optionsOverview', {});
  const said = (skew: number | null) => textOf(optionSentence({ ...overview, thirtyDaySkew: skew }) ?? []);
  const { thirtyDayVolatility: volatility } = overview;
  expect(said(2.34)).toContain(`；30 日隐含波动率 ${formatShare(volatility, 1)}，看跌比看涨贵 2.3 点。`);
  expect(said(-1)).toMatch(/，看涨比看跌贵 1\.0 点。$/);
  expect(said(0.01)).toMatch(/，看跌与看涨一样贵。$/);
  expect(said(null)).toMatch(/波动率 [\d.]+%。$/);
  const unknown = { ...overview, thirtyDayVolatility: null };
  expect(textOf(optionSentence(unknown) ?? [])).not.toContain('波动率');
});
