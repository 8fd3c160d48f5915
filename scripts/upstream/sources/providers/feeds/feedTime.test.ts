import { expect, test } from 'vitest';
import { feedLink } from './feedLink.ts';
import { feedTime } from './feedTime.ts';

test.each([
  ['Tue, 10 Mar 2026 09:30:15 +0800', '2026-03-10T01:30:15Z'],
  ['Tue, 10 Mar 2026 09:30:15 GMT', '2026-03-10T09:30:15Z'],
  ['10 Mar 26 09:30 EST', '2026-03-10T14:30:00Z'],
  ['Tuesday, 10 March 2026 09:30:15 +08:00', '2026-03-10T01:30:15Z'],
  ['2026-03-10T09:30:15.123Z', '2026-03-10T09:30:15Z'],
  ['2026-03-10T09:30:15+08:00', '2026-03-10T01:30:15Z'],
  ['2026-03-10 09:30:15', '2026-03-10T01:30:15Z'],
  ['2026/3/10 9:30', '2026-03-10T01:30:00Z'],
  ['2026-03-10', '2026-03-09T16:00:00Z'],
  ['Tue, 10 Mar 2026 09:30:15', '2026-03-10T01:30:15Z'],
])('%s is an instant; without a zone of Beijing', (text, iso) => {
  expect(feedTime(text)).toBe(Date.parse(iso));
});

test.each([
  '',
  'yesterday',
  '31 Feb 2026 00:00:00 GMT',
  '2026-13-01',
  '10 Mar 2026 25:00 GMT',
  '2026-03-10T09:30 XYZ',
  '1773106200',
])('%j is no date', (text) => {
  expect(feedTime(text)).toBeNull();
});

test.each([
  ['http://www.Example.com/a/?utm_source=rss&id=1#x', 'https://www.example.com/a?id=1'],
  [' https://example.com/a/ ', 'https://example.com/a'],
  ['https://example.com/', 'https://example.com/'],
])('two links to one text are one: %s', (text, link) => {
  expect(feedLink(text)).toBe(link);
});

test.each([
  '',
  '/a',
  'javascript:alert(1)',
  'ftp://example.com/a',
  'https://user:word@example.com/',
  'http://localhost/a',
  'http://10.0.0.1/a',
  'http://[::1]/a',
])('%j is no link in public', (text) => {
  expect(feedLink(text)).toBeNull();
});
