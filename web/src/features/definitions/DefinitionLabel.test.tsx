import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { makeStore } from '#app/store.ts';
import { DefinitionLabel, type DefinitionLabelProps } from './DefinitionLabel.tsx';

function show(props: DefinitionLabelProps) {
  render(
    <Provider store={makeStore()}>
      <MemoryRouter>
        <DefinitionLabel {...props} />
      </MemoryRouter>
    </Provider>,
  );
}

test('a press on the mark shows the number’s meaning, its formula and its inputs', async () => {
  show({ id: 'turnoverRate', label: '24H换手', inputs: [{ name: '24H额', value: '$1.2亿' }] });
  await userEvent.setup().click(screen.getByLabelText('24H换手的口径说明'));
  await screen.findByText('24H 成交额 ÷ 流通市值 × 100%');
  const card = screen.getByRole('dialog', { name: '24H换手的口径说明' });
  expect(card.textContent).toContain('24H额$1.2亿');
});

test('the card says what the number is confused with, and links to its wiki entry where there is one', async () => {
  show({ id: 'fundingRate', label: '资金费率' });
  await userEvent.setup().click(screen.getByLabelText('资金费率的口径说明'));
  const link = await screen.findByRole('link', { name: '资金费率' });
  expect(link.getAttribute('href')).toBe('/wiki/noun/funding-rate');
  expect(screen.getByRole('dialog').textContent).toContain('容易混淆');
});
