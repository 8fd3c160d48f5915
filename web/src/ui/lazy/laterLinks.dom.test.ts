import { LATER_REL } from '@coinmirror/shared/constants/laterRel.ts';
import { afterEach, expect, it } from 'vitest';
import { fetchLaterLinks } from './laterLinks.ts';

const later = (rel: string, href: string) =>
  `<link ${LATER_REL}="${rel}" fetchpriority="low" href="${href}">`;
const shown = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);

afterEach(() => {
  document.head.innerHTML = '';
});

it('gives each deferred link its rel, in page order, and leaves the others alone', async () => {
  document.head.innerHTML = `${later('modulepreload', '/a.js')}<link rel="icon" href="/i.svg">${later('preload', '/b.css')}`;
  await fetchLaterLinks();
  expect(shown()).toEqual([
    ['modulepreload', '/a.js'],
    ['icon', '/i.svg'],
    ['preload', '/b.css'],
  ]);
});

it('requests each once', async () => {
  document.head.innerHTML = later('modulepreload', '/a.js');
  await fetchLaterLinks();
  expect(document.head.querySelectorAll(`[${LATER_REL}]`)).toHaveLength(0);
});

it('starts many requests over several tasks', async () => {
  document.head.innerHTML = Array.from({ length: 25 }, (_, at) => later('modulepreload', `/${at}.js`)).join(
    '',
  );
  const end = fetchLaterLinks();
  expect(shown().filter(([rel]) => rel !== '')).toHaveLength(10);
  await end;
  expect(shown().filter(([rel]) => rel !== '')).toHaveLength(25);
});
