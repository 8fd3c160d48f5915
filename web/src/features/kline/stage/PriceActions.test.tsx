import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PriceActions } from './PriceActions.tsx';

function open() {
  const heard = { onClose: vi.fn(), onLine: vi.fn(), onAlert: vi.fn() };
  render(<PriceActions point={{ price: 61_971.5, y: 40 }} places={2} {...heard} />);
  return { user: userEvent.setup(), heard };
}

describe('the actions at a price of the axis', () => {
  it.each([
    ['设置预警', 'onAlert'],
    ['画水平线', 'onLine'],
  ] as const)('%s, and it closes', async (name, event) => {
    const { user, heard } = open();
    await user.click(screen.getByRole('button', { name }));
    expect(heard[event]).toHaveBeenCalledOnce();
    expect(heard.onClose).toHaveBeenCalledOnce();
  });

  it('copy the number without its unit', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: '复制价格' }));
    expect(await navigator.clipboard.readText()).toBe('61971.50');
  });

  it('close by Esc and by a press outside, not by one inside', async () => {
    const { user, heard } = open();
    await user.click(screen.getByText('61,971.50'));
    expect(heard.onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await user.click(document.body);
    expect(heard.onClose).toHaveBeenCalledTimes(2);
  });
});
