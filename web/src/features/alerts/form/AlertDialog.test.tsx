import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { DEFAULT_DISPLAY, type Display, DisplayContext } from '#ui/display/DisplayContext.tsx';
import { alertsSlice } from '../alertsSlice.ts';
import { AlertDialog } from './AlertDialog.tsx';

async function typed(display: Partial<Display>, threshold: string) {
  render(
    <Provider store={configureStore({ reducer: { alerts: alertsSlice.reducer } })}>
      <DisplayContext value={{ ...DEFAULT_DISPLAY, ...display }}>
        <AlertDialog coin={{ code: 'bitcoin', name: '比特币' }} onClose={() => {}} />
      </DisplayContext>
    </Provider>,
  );
  const field = await screen.findByLabelText('价格');
  await userEvent.type(field, threshold);
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
