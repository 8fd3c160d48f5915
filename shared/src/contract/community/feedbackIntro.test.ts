import { expect, test } from 'vitest';
import { readFeedbackIntro, writeFeedbackIntro } from './feedbackIntro.ts';

test.each([
  [{ words: '价格不对', source: '/', requestId: '' }, '价格不对 /'],
  [
    { words: '价格\n不对 /a b', source: '/search/?word=%E7%88%86', requestId: '1f0c2a34-5b67' },
    '价格\n不对 /a b /search/?word=%E7%88%86 #1f0c2a34-5b67',
  ],
])('%j is one text, and is read back', (intro, text) => {
  expect(writeFeedbackIntro(intro)).toBe(text);
  expect(readFeedbackIntro(text)).toEqual(intro);
});

test.each([
  ['只有话', { words: '只有话', source: '', requestId: '' }],
  ['', { words: '', source: '', requestId: '' }],
  ['话 /页 #短', { words: '话', source: '/页', requestId: '' }],
  ['话 /页 #<b>12345678</b>', { words: '话', source: '/页', requestId: '' }],
])('%j of somebody else’s making is read as far as it goes', (text, intro) => {
  expect(readFeedbackIntro(text)).toEqual(intro);
});
