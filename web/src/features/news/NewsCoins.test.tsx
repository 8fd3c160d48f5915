import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { NewsCoins } from './NewsCoins.tsx';

const LISTED = { code: 'ethereum', symbol: 'ETH', name: '以太坊', logo: '', priceThen: 2_000, price: 2_500 };
const AHEAD = { code: '', symbol: 'NEWC', name: '新币', logo: '', priceThen: null, price: null };

it('links to the coins of an item with their change; an unlisted one is only named', () => {
  render(
    <MemoryRouter>
      <NewsCoins coins={[LISTED, AHEAD]} />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('href')).toBe('/currencies/ethereum');
  expect(link.textContent).toContain('25.00%');
  expect(screen.getByTitle('新币，尚未上市或已下架').textContent).toBe('NEWC');
});
