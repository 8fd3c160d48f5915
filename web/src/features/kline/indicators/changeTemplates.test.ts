import { describe, expect, it } from 'vitest';
import { MOST_TEMPLATES, saveTemplate } from './changeTemplates.ts';

const template = (name: string, params: number[] = []) => ({ name, indicators: [{ key: 'MA', params }] });

describe('keepTemplate', () => {
  it('adds a template, and replaces one with the same name', () => {
    const one = saveTemplate([], template(' 短线 ', [5]));
    expect(one).toEqual([template('短线', [5])]);
    expect(saveTemplate(one, template('短线', [7]))).toEqual([template('短线', [7])]);
  });

  it('refuses a template without a name or beyond the limit', () => {
    const none = [template('a')];
    expect(saveTemplate(none, template('  '))).toBe(none);
    const full = Array.from({ length: MOST_TEMPLATES }, (_, place) => template(String(place)));
    expect(saveTemplate(full, template('more'))).toBe(full);
    expect(saveTemplate(full, template('3', [9]))).toHaveLength(MOST_TEMPLATES);
  });
});
