import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { DefinitionLabel, type DefinitionLabelProps } from './DefinitionLabel.tsx';

function show(props: DefinitionLabelProps) {
  return renderWithStore(
    <MemoryRouter>
      <DefinitionLabel {...props} />
    </MemoryRouter>,
  );
}

test('a press on the mark tells what the number means, its formula and the numbers it comes from', async () => {
  const { user } = show({
    id: 'turnoverRate',
    label: '24H换手',
    inputs: [{ name: '24H成交额', value: '$1.2亿' }],
  });
  await user.click(screen.getByLabelText('24H换手的口径说明'));
  await screen.findByText('24H成交额 ÷ 流通市值 × 100%');
  const card = screen.getByRole('dialog', { name: '24H换手的口径说明' });
  expect(card.textContent).toContain('24H成交额$1.2亿');
});

test('the card says what the number is mistaken for and leads to its entry in the wiki, where there is one', async () => {
  const { user } = show({ id: 'fundingRate', label: '资金费率' });
  await user.click(screen.getByLabelText('资金费率的口径说明'));
  const link = await screen.findByRole('link', { name: '资金费率' });
  expect(link.getAttribute('href')).toBe('/wiki/noun/funding-rate');
  expect(screen.getByRole('dialog').textContent).toContain('容易混淆');
});
