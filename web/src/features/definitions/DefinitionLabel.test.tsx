import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import type { Term } from '#ui/definition/DefinitionContext.ts';
import { DefinitionHeading, DefinitionLabel } from './DefinitionLabel.tsx';

const show = (term: Term) =>
  renderWithStore(
    <MemoryRouter>
      <DefinitionLabel term={term}>{term.label}</DefinitionLabel>
      <a href="#next">next</a>
    </MemoryRouter>,
  );

const turnover: Term = {
  id: 'turnoverRate',
  label: '24H换手',
  inputs: [{ name: '24H成交额', value: '$1.2亿' }],
};
const FORMULA = '24H成交额 ÷ 流通市值 × 100%';

describe('a label with a definition', () => {
  test('tells on a press what the number means, its formula and the numbers it comes from', async () => {
    const { user } = show(turnover);
    const label = screen.getByRole('button', { name: '24H换手：口径说明' });
    expect(label.textContent).toBe('24H换手');
    await user.click(label);
    await screen.findByText(FORMULA);
    const card = screen.getByRole('dialog', { name: '24H换手：口径说明' });
    expect(card.textContent).toContain('24H成交额$1.2亿');
    expect(label.getAttribute('aria-expanded')).toBe('true');
  });

  test('the card says what the number is mistaken for and leads to its entry in the wiki, where there is one', async () => {
    const { user } = show({ id: 'fundingRate', label: '资金费率' });
    await user.click(screen.getByLabelText('资金费率：口径说明'));
    const link = await screen.findByRole('link', { name: '资金费率' });
    expect(link.getAttribute('href')).toBe('/wiki/noun/funding-rate');
    expect(screen.getByRole('dialog').textContent).toContain('容易混淆');
  });

  test('shows the card to a pointer that rests on it, without taking the focus, until the pointer goes', async () => {
    const { user } = show(turnover);
    await user.hover(screen.getByRole('button'));
    await screen.findByText(FORMULA);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    await user.unhover(screen.getByRole('button'));
    await waitFor(() => expect(screen.queryByText(FORMULA)).toBeNull());
  });

  test('a card that was closed stays closed though its label has the focus again', async () => {
    const { user } = show(turnover);
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(FORMULA)).toBeNull());
    expect(document.activeElement).toBe(screen.getByLabelText('24H换手：口径说明'));
  });
});

describe('a heading that sorts', () => {
  function heading() {
    const sort = vi.fn();
    const shown = renderWithStore(
      <MemoryRouter>
        <DefinitionHeading term={turnover}>
          {(handlers) => (
            <button type="button" onClick={sort} {...handlers}>
              24H换手
            </button>
          )}
        </DefinitionHeading>
      </MemoryRouter>,
    );
    return { ...shown, sort, button: screen.getByRole('button', { name: '24H换手' }) };
  }

  test('sorts by a press, and opens no card', async () => {
    const { user, sort, button } = heading();
    await user.click(button);
    expect(sort).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('has a way to its card for the keyboard', async () => {
    const { user, sort } = heading();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect((await screen.findByRole('dialog')).textContent).toContain(FORMULA);
    expect(sort).not.toHaveBeenCalled();
  });

  test.each([
    ['opens the card under a finger that rests', 600, true],
    ['sorts under one that taps', 100, false],
  ])('%s', async (_what, held, opens) => {
    const { sort, button } = heading();
    vi.useFakeTimers();
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    act(() => void vi.advanceTimersByTime(held));
    fireEvent.pointerUp(button, { pointerType: 'touch' });
    fireEvent.click(button);
    vi.useRealTimers();
    expect(sort).toHaveBeenCalledTimes(opens ? 0 : 1);
    if (opens) await screen.findByRole('dialog');
    else expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a finger that scrolls the table opens nothing', () => {
    const { button } = heading();
    vi.useFakeTimers();
    fireEvent.pointerDown(button, { pointerType: 'touch' });
    fireEvent.pointerCancel(button, { pointerType: 'touch' });
    act(() => void vi.advanceTimersByTime(2_000));
    vi.useRealTimers();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
