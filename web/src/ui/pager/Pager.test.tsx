import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Pager } from './Pager.tsx';
import { pagesAround } from './pagesAround.ts';

describe('the pages a pager shows', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 37, [1, 2, 3, 'gap', 37]],
    [4, 37, [1, 2, 3, 4, 5, 6, 'gap', 37]],
    [5, 37, [1, 2, 3, 4, 5, 6, 7, 'gap', 37]],
    [20, 37, [1, 'gap', 18, 19, 20, 21, 22, 'gap', 37]],
    [37, 37, [1, 'gap', 35, 36, 37]],
    [99, 37, [1, 'gap', 35, 36, 37]],
  ])('around %i of %i', (current, count, expected) => {
    expect(pagesAround(current, count)).toEqual(expected);
  });
});

describe('Pager', () => {
  const show = (page: number, pageCount: number) =>
    render(
      <MemoryRouter>
        <Pager page={page} pageCount={pageCount} hrefOf={(to) => `/currencies/list_${to}.html`} />
      </MemoryRouter>,
    );

  it('links every page, so that each can be opened and shared', () => {
    show(2, 3);
    expect(screen.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe(
      '/currencies/list_3.html',
    );
    expect(screen.getByRole('link', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: '上一页' }).getAttribute('href')).toBe('/currencies/list_1.html');
  });

  it('has no link before the first and after the last page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
    show(3, 3);
    expect(screen.queryByRole('link', { name: '下一页' })).toBeNull();
  });
});
