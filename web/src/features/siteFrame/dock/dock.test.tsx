import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QUIET_PAGE, renderRoute } from '#testing/renderRoute.tsx';

const dock = () => screen.getByRole('navigation', { name: '底栏' });
const arrived = () => screen.findByRole('navigation', { name: '底栏' });
const current = () =>
  within(dock())
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

describe('the bar at the foot of a phone', () => {
  it.each([
    ['/', [['行情', 'page']]],
    ['/currencies/bitcoin', [['行情', 'true']]],
    ['/hot/rise.html', [['异动', 'true']]],
    ['/userticker/portfolio', [['我的', 'true']]],
    [QUIET_PAGE, []],
    ['/nowhere/at/all', []],
  ])('says where %s is', async (path, expected) => {
    await renderRoute(path);
    await arrived();
    expect(current()).toEqual(expected);
  });

  it('is not on a chart that fills the window', async () => {
    await renderRoute('/kline');
    expect(screen.queryByRole('navigation', { name: '底栏' })).toBeNull();
  });

  it('comes last for the keyboard, behind the page and its footer', async () => {
    await renderRoute(QUIET_PAGE);
    const footer = await screen.findByRole('contentinfo');
    await arrived();
    const all = [...document.querySelectorAll('a, button, input')];
    expect(footer.compareDocumentPosition(dock())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(all.at(-1)?.closest('nav')).toBe(dock());
  });

  it.each([
    ['<input type="text">', true],
    ['<textarea></textarea>', true],
    ['<input type="checkbox">', false],
    ['<input type="range">', false],
    ['<button></button>', false],
  ])('is out of the way of the keyboard while the focus is in %s: %s', async (html, isAway) => {
    await renderRoute(QUIET_PAGE);
    await arrived();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = html;
    const field = place.firstElementChild as HTMLElement;
    field.focus();
    fireEvent.focusIn(field);
    expect(dock().hasAttribute('data-typing')).toBe(isAway);
    field.blur();
    fireEvent.focusOut(field);
    expect(dock().hasAttribute('data-typing')).toBe(false);
    place.remove();
  });
});
