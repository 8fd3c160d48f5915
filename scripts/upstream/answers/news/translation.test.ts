import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';

const written = (authorid: string) =>
  ask('newsList', { channelid: NEWS_CHANNELS.everything, authorid, per_page: 6 });
/** Prices, but not amounts, whose units differ: 万 and 亿 in Chinese, millions in English. */
const pricesOf = (text: string) => text.match(/\$[\d,.]*\d(?![\d,.]*\d|\s*[万亿])/g) ?? [];
const HAN = /[\u4e00-\u9fff]/;

test('an English item says so, and has a Chinese version, paragraph by paragraph', async () => {
  const { rows } = await written('english');
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map(({ section }) => section === 'flash'))).toEqual(new Set([true, false]));
  for (const { id, title, language } of rows) {
    const original = await ask('newsDetail', { id });
    const translation = await ask('newsTranslation', { id });
    expect([language, HAN.test(title), HAN.test(translation.title)]).toEqual(['en', false, true]);
    expect(original.blocks.map(({ kind }) => kind)).toEqual(translation.blocks.map(({ kind }) => kind));
    for (const [at, block] of translation.blocks.entries()) {
      expect(block.text).toMatch(HAN);
      expect(original.blocks[at]?.text).not.toMatch(HAN);
      const own = pricesOf(original.blocks[at]?.text ?? '');
      for (const price of pricesOf(block.text)) expect(own).toContain(price);
    }
  }
});

test('a Chinese or unknown item has no translation', async () => {
  const { rows } = await written('market');
  expect(rows.map(({ language }) => language)).toEqual(rows.map(() => 'zh'));
  await expect(ask('newsTranslation', { id: rows[0]?.id ?? 0 })).rejects.toThrow('这条资讯没有译文');
  await expect(ask('newsTranslation', { id: 7 })).rejects.toThrow('404');
});
