import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SourceLinks } from './SourceLinks.tsx';

function show(names: string) {
  const { container } = render(
    <MemoryRouter>
      <SourceLinks names={names} />
    </MemoryRouter>,
  );
  return container.textContent?.replaceAll('（在新窗口打开）', '');
}

test('who must be named is a link to its site, before the others', () => {
  expect(show('CoinGecko、币安 等')).toBe('来源 CoinGecko、币安 等');
  expect(screen.getByRole('link', { name: /^CoinGecko/ }).getAttribute('href')).toBe(
    'https://www.coingecko.com',
  );
  expect(screen.getByRole('link', { name: '币安 等' }).getAttribute('href')).toBe('/status');
});

test.each(['CoinGecko', 'CoinGecko、alternative.me', '币安、欧易 等'])('%s stands as it is', (names) => {
  expect(show(names)).toBe(`来源 ${names}`);
});
