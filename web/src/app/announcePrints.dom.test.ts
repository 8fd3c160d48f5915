import { MAIN_ID } from '@coinmirror/shared/constants/siteFrameIds.ts';
import { expect, it } from 'vitest';
import { announcePrints } from './announcePrints.ts';

it('a printed page says each time when it was, and that its data is made up', () => {
  document.body.innerHTML = `<main id="${MAIN_ID}"></main>`;
  const words = [['打印于 08:00', '演示数据'], ['打印于 09:00']];
  announcePrints(() => words.shift() ?? []);
  const printed = () => document.getElementById(MAIN_ID)?.dataset['printed'];
  expect(printed()).toBeUndefined();
  window.dispatchEvent(new Event('beforeprint'));
  expect(printed()).toBe(' · 打印于 08:00 · 演示数据');
  window.dispatchEvent(new Event('beforeprint'));
  expect(printed()).toBe(' · 打印于 09:00');
  document.body.innerHTML = '';
});

it('a page without its element is printed all the same', () => {
  announcePrints(() => ['打印于 08:00']);
  expect(() => window.dispatchEvent(new Event('beforeprint'))).not.toThrow();
});
