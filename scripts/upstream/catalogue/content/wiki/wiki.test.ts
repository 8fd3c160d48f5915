import { definitions } from '@coinmirror/shared/pages/definitions.ts';
import { describe, expect, test } from 'vitest';
import { WIKI_DOCUMENTS } from './media.ts';
import { letterOf, WIKI_GROUPS } from './wiki.ts';

const terms = WIKI_GROUPS.flatMap((group) => group.terms);
const ids = terms.map(({ id }) => id);

describe('the wiki', () => {
  test('explains at least 120 terms, each once', () => {
    expect(terms.length).toBeGreaterThanOrEqual(120);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(terms.map(({ name }) => name)).size).toBe(terms.length);
  });

  test.each(terms.map((term) => [term.id, term] as const))(
    '%s says what it is, how it is measured and what it is confused with, in 80 to 250 characters',
    (_id, { meaning, measure, confusion, name, english }) => {
      for (const part of [meaning, measure, confusion]) expect(part).toMatch(/[。？]$/);
      const { length } = meaning + measure + confusion;
      expect(length).toBeGreaterThanOrEqual(80);
      expect(length).toBeLessThanOrEqual(250);
      expect(name).not.toBe('');
      expect(english).toMatch(/^[A-Z0-9a-z]/);
    },
  );

  test('a related term exists and is not the term itself', () => {
    const wrong = terms.flatMap(({ id, related }) =>
      related.filter((other) => other === id || !ids.includes(other)).map((other) => `${id} → ${other}`),
    );
    expect(wrong).toEqual([]);
    expect(terms.filter(({ related }) => related.length === 0)).toEqual([]);
    const ofDocuments = WIKI_DOCUMENTS.flatMap(({ related }) => related);
    expect(ofDocuments.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('a figure of this site has at most one term', () => {
    const used = terms.flatMap(({ definition }) => (definition === undefined ? [] : [definition]));
    expect(new Set(used).size).toBe(used.length);
    expect(used.length).toBeGreaterThanOrEqual(40);
    for (const id of used) expect(definitions[id].formula).not.toBe('');
  });

  test('documents link to their publisher, by https', () => {
    for (const { url } of WIKI_DOCUMENTS) expect(url).toMatch(/^https:\/\/[\w.-]+\.[a-z]+\//);
  });

  test.each([
    ['挖矿', 'W'],
    ['减半', 'J'],
    ['区块链', 'Q'],
    ['资金费率', 'Z'],
    ['泡菜溢价', 'P'],
    ['Gas', 'G'],
    ['60 日累计涨幅', '#'],
    ['爆仓', 'B'],
    ['授权', 'S'],
    ['通证', 'T'],
    ['默克尔树', 'M'],
  ])('%s is filed under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });
});
