import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Breadcrumb } from './Breadcrumb.tsx';

it('keeps two crumbs with the same name apart, since a page may show its parent’s name until its own is known', () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Breadcrumb items={[{ label: '治理提案', href: '/proposal/coin' }, { label: '治理提案' }]} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/proposal/coin');
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
