import { describe, expect, it } from 'vitest';
import { keepTemplate, MOST_TEMPLATES } from './changeTemplates.ts';

const template = (name: string, params: number[] = []) => ({ name, indicators: [{ key: 'MA', params }] });

describe('keepTemplate', () => {
  it('adds a template, and replaces the one of that name', () => {
    const one = keepTemplate([], template(' 短线 ', [5]));
    expect(one).toEqual([template('短线', [5])]);
    expect(keepTemplate(one, template('短线', [7]))).toEqual([template('短线', [7])]);
  });

  it('keeps none without a name, and no more than there is room for', () => {
    const none = [template('a')];
    expect(keepTemplate(none, template('  '))).toBe(none);
    const full = Array.from({ length: MOST_TEMPLATES }, (_, place) => template(String(place)));
    expect(keepTemplate(full, template('more'))).toBe(full);
    expect(keepTemplate(full, template('3', [9]))).toHaveLength(MOST_TEMPLATES);
  });
});
