import { definitions } from '@coinmirror/shared/pages/definitions.ts';
import { ask } from '@coinmirror/testing/world.ts';
import { expect, test } from 'vitest';

test('every term of the index is in its group, and has an entry of the same name', async () => {
  const { groups } = await ask('wikiIndex', {});
  for (const { id, terms } of groups) {
    const group = await ask('wikiGroup', { id });
    expect(group.terms.map((term) => term.id)).toEqual(terms.map((term) => term.id));
    for (const term of terms) {
      const entry = await ask('wikiTerm', { id: term.id });
      expect(entry.title).toBe(term.name);
      expect(entry.group.id).toBe(id);
    }
  }
});

test('every term with a Chinese name has a pronunciation', async () => {
  const { groups } = await ask('wikiIndex', {});
  for (const { name, letter, pinyin } of groups.flatMap(({ terms }) => terms)) {
    const isChinese = /\p{Script=Han}/u.test(name);
    expect(pinyin !== '', name).toBe(isChinese);
    if (/^\p{Script=Han}/u.test(name)) expect(pinyin.charAt(0).toUpperCase(), name).toBe(letter);
  }
});

test('previous and next links run through a group from its first term to its last', async () => {
  const [group] = (await ask('wikiIndex', {})).groups;
  const ids = group?.terms.map(({ id }) => id) ?? [];
  const walked: string[] = [];
  let id: string | undefined = ids[0];
  while (id !== undefined) {
    walked.push(id);
    id = (await ask('wikiTerm', { id })).next?.id;
  }
  expect(walked).toEqual(ids);
});

test('a term that is a figure of this site carries its formula, and the figure links to the term', async () => {
  const entry = await ask('wikiTerm', { id: 'funding-rate' });
  expect(entry.definition?.formula).toBe(definitions.fundingRate.formula);
  expect(await ask('wikiHint', { definition: 'fundingRate' })).toMatchObject({ id: 'funding-rate' });
  expect(await ask('wikiHint', { definition: 'followers' })).toBeNull();
});

test('articles and documents of the index can be loaded', async () => {
  const { articles, media } = await ask('wikiIndex', {});
  for (const { id, title } of articles) {
    const article = await ask('wikiArticle', { id });
    expect(article.title).toBe(title);
    expect(article.blocks.length).toBeGreaterThan(3);
  }
  for (const { id } of media) expect((await ask('wikiMedia', { id })).points.length).toBeGreaterThan(1);
});

test.each(['wikiGroup', 'wikiTerm', 'wikiArticle', 'wikiMedia'] as const)(
  '%s of an unknown id is a 404',
  async (name) => {
    await expect(ask(name, { id: 'constructor' })).rejects.toThrow('404');
  },
);
