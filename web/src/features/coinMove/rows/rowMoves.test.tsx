import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { DEFAULT_DISPLAY, DisplayContext } from '#ui/display/DisplayContext.tsx';
import { RowMoves } from './RowMoves.tsx';

const CELL = { left: 100, right: 200, top: 0, bottom: 48 };
const INSIDE = { clientX: 150, clientY: 20 };
const OUTSIDE = { clientX: 20, clientY: 20 };

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ ...new DOMRect(), ...CELL }) as DOMRect,
  );
});
afterEach(() => vi.restoreAllMocks());

const followed = vi.fn((event: MouseEvent) => event.preventDefault());

function show() {
  renderWithStore(
    <MemoryRouter>
      <table>
        <tbody>
          <tr>
            <th>
              <a href="/currencies/cardano" data-testid="row">
                ADA
              </a>
            </th>
            <td>
              <span data-live="change">+1.37%</span>
            </td>
          </tr>
          <tr>
            <th>
              <a href="/exchange/binance" data-testid="other">
                币安
              </a>
            </th>
            <td>
              <span data-live="change">+1%</span>
            </td>
          </tr>
        </tbody>
      </table>
      <RowMoves />
    </MemoryRouter>,
  );
  const row = screen.getByTestId('row');
  followed.mockClear();
  row.addEventListener('click', followed);
  return row;
}

/** A list whose changes are text whatever base the visitor chose, of coins and of concepts that name their leading coin. */
function showTexts() {
  renderWithStore(
    <DisplayContext value={{ ...DEFAULT_DISPLAY, changeBase: 'UTC0' }}>
      <MemoryRouter>
        <table>
          <tbody>
            <tr>
              <th>
                <a href="/currencies/cardano" data-testid="coin">
                  ADA
                </a>
              </th>
              <td data-splits>+1.37%</td>
            </tr>
            <tr>
              <th>
                <a href="/concept/1" data-testid="concept">
                  公链
                </a>
              </th>
              <td>+1%</td>
              <td>
                <a href="/currencies/cardano">ADA</a> +2%
              </td>
            </tr>
          </tbody>
        </table>
        <RowMoves />
      </MemoryRouter>
    </DisplayContext>,
  );
}

const card = () => screen.queryByRole('tooltip');
const finger = (row: HTMLElement, at: typeof INSIDE) => {
  fireEvent.pointerDown(row, { pointerType: 'touch', ...at });
  fireEvent.click(row, at);
};

test('a mouse that rests on a change sees why, one beside it does not', async () => {
  const row = show();
  vi.useFakeTimers();
  fireEvent.pointerMove(row, { pointerType: 'mouse', ...OUTSIDE });
  act(() => void vi.advanceTimersByTime(1_000));
  vi.useRealTimers();
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.pointerMove(row, { pointerType: 'mouse', ...INSIDE });
  await waitFor(() => expect(card()?.textContent).toMatch(/ADA .*：大盘 .*，公链 .*，自身 /));
  fireEvent.pointerMove(row, { pointerType: 'mouse', ...OUTSIDE });
  await waitFor(() => expect(card()).toBeNull());
});

test('a finger on the change opens the card in place of the coin’s page, beside it the page', async () => {
  const row = show();
  finger(row, OUTSIDE);
  expect(followed).toHaveBeenCalledTimes(1);
  finger(row, INSIDE);
  expect(followed).toHaveBeenCalledTimes(1);
  const dialog = await screen.findByRole('dialog', { name: '涨幅拆分' });
  await waitFor(() => expect(dialog.textContent).toContain('自身'));
  expect(dialog.querySelector('a[href="/currencies/cardano"]')).not.toBeNull();
});

test('a mouse’s press still goes to the coin', () => {
  const row = show();
  fireEvent.pointerDown(row, { pointerType: 'mouse', ...INSIDE });
  fireEvent.click(row, INSIDE);
  expect(followed).toHaveBeenCalledTimes(1);
});

test('a row that is of no coin opens nothing', () => {
  show();
  finger(screen.getByTestId('other'), INSIDE);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a list of coins whose changes are text has the card, one of concepts has none', async () => {
  showTexts();
  finger(screen.getByTestId('concept'), INSIDE);
  expect(screen.queryByRole('dialog')).toBeNull();
  finger(screen.getByTestId('coin'), INSIDE);
  const dialog = await screen.findByRole('dialog', { name: '涨幅拆分' });
  await waitFor(() => expect(dialog.textContent).toMatch(/ADA .*：大盘 .*，公链 .*，自身 /));
});

test('for the keyboard a button follows the links of the row that has the focus', async () => {
  show();
  const user = userEvent.setup();
  expect(screen.queryByRole('button', { name: '涨幅拆分' })).toBeNull();
  await user.tab();
  const button = await screen.findByRole('button', { name: '涨幅拆分' });
  await user.tab();
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: '涨幅拆分' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
