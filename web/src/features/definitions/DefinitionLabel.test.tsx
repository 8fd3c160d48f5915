import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DefinitionLabel } from './DefinitionLabel.tsx';

test('a press on the mark tells what the number means, its formula and the numbers it comes from', async () => {
  render(<DefinitionLabel id="turnoverRate" label="24H换手" inputs={[{ name: '24H额', value: '$1.2亿' }]} />);
  await userEvent.setup().click(screen.getByLabelText('24H换手的口径说明'));
  await screen.findByText('24H 成交额 ÷ 流通市值 × 100%');
  const card = screen.getByRole('dialog', { name: '24H换手的口径说明' });
  expect(card.textContent).toContain('24H额$1.2亿');
});
