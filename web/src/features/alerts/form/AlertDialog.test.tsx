import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { DEFAULT_DISPLAY, type Display, DisplayContext } from '#ui/display/DisplayContext.tsx';
import { AlertDialog } from './AlertDialog.tsx';

async function typed(display: Partial<Display>, threshold: string) {
  renderWithStore(
    <DisplayContext value={{ ...DEFAULT_DISPLAY, ...display }}>
      <AlertDialog coin={{ code: 'bitcoin', name: '比特币' }} onClose={() => {}} />
    </DisplayContext>,
  );
  const field = await screen.findByLabelText('价格');
  if (threshold !== '') await userEvent.type(field, threshold);
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return hint?.textContent ?? null;
}

it.each<[Partial<Display>, string, string | null]>([
  [{ unit: 'cny', rates: { cny: 7 } }, '140,000', '按美元填写，约合 ¥980,000.00'],
  [{ unit: 'cny', rates: { cny: 7 } }, 'x', '按美元填写'],
  [{ unit: 'usd' }, '140,000', null],
  [{ unit: 'local' }, '140,000', null],
])('a visitor who reads prices by %j and types %s is told %s', async (display, threshold, hint) => {
  expect(await typed(display, threshold)).toBe(hint);
});

it('shows the current price, and a press chooses five per cent above or below it', async () => {
  await typed({}, '');
  const now = Number((await screen.findByText(/^现为 [\d,.]+ USD$/)).textContent?.replace(/[^\d.]/g, ''));
  const field = screen.getByLabelText<HTMLInputElement>('价格');
  await userEvent.click(screen.getByRole('button', { name: '−5%' }));
  expect(Number(field.value) / now).toBeCloseTo(0.95, 3);
  expect(screen.getByRole('radio', { name: '不高于' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '+5%' }));
  expect(Number(field.value) / now).toBeCloseTo(1.05, 3);
  expect(screen.getByRole('radio', { name: '不低于' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByRole('radio', { name: '换手率' }));
  await screen.findByText(/^现为 [\d.]+%$/);
  expect(screen.queryByRole('button', { name: '+5%' })).toBeNull();
});

it('begins with the price that was pointed at, and its side of the price now', async () => {
  renderWithStore(
    <AlertDialog
      coin={{ code: 'bitcoin', name: '比特币' }}
      threshold={{ threshold: 61_234.5, direction: 'below' }}
      onClose={() => {}}
    />,
  );
  expect((await screen.findByLabelText<HTMLInputElement>('价格')).value).toBe('61234.5');
  expect(screen.getByRole('radio', { name: '不高于' }).getAttribute('aria-checked')).toBe('true');
});
