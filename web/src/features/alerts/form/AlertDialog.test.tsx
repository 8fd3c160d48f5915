import { NOT_CONNECTED } from '@coinmirror/shared/contract/notConnected.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { DEFAULT_DISPLAY, type Display, DisplayContext } from '#ui/display/DisplayContext.tsx';
import { AlertDialog } from './AlertDialog.tsx';

async function open(display: Partial<Display>, threshold: string) {
  const view = renderWithStore(
    <DisplayContext value={{ ...DEFAULT_DISPLAY, ...display }}>
      <AlertDialog coin={{ code: 'bitcoin', name: '比特币' }} onClose={() => {}} />
    </DisplayContext>,
  );
  const field = await screen.findByLabelText('价格');
  if (threshold !== '') await userEvent.type(field, threshold);
  return { ...view, field };
}

async function typed(display: Partial<Display>, threshold: string) {
  const { field } = await open(display, threshold);
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  return hint?.textContent ?? null;
}

it.each<[Partial<Display>, string, string | null]>([
  [{ unit: 'cny', rates: { cny: 7 } }, '140,000', '按美元填写，约合 ¥980,000.00'],
  [{ unit: 'cny', rates: { cny: 7 } }, 'x', '按美元填写'],
  [{ unit: 'cny', rates: { cny: 7 } }, '0,5', '按美元填写，约合 ¥3.5000'],
  [{ unit: 'cny', rates: { cny: 7 } }, '14万', '按美元填写'],
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
  expect(screen.getByRole('radio', { name: '跌到' }).getAttribute('aria-checked')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '+5%' }));
  expect(Number(field.value) / now).toBeCloseTo(1.05, 3);
  expect(screen.getByRole('radio', { name: '涨到' }).getAttribute('aria-checked')).toBe('true');
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
  expect(screen.getByRole('radio', { name: '跌到' }).getAttribute('aria-checked')).toBe('true');
});

it.each([
  ['0,5', 0.5],
  ['0,500', 0.5],
  ['１．５', 1.5],
  ['140,000', 140_000],
])('keeps %s as %d', async (threshold, value) => {
  const { store } = await open({}, threshold);
  await userEvent.click(screen.getByRole('button', { name: '设置预警' }));
  expect(store.getState().alerts.alerts.map((alert) => alert.threshold)).toEqual([value]);
});

it.each([
  ['14万', '请写出完整的数字，不带“万”“亿”等单位'],
  ['1.2.3', '这个数字的逗号和点看不懂，小数请用点，例如 1234.5'],
  ['1e400', '数字太大，最大 1000万亿'],
])('sets no alert at %s, and says why', async (threshold, reported) => {
  const { store } = await open({}, threshold);
  await userEvent.click(screen.getByRole('button', { name: '设置预警' }));
  expect(await screen.findByText(reported)).toBeDefined();
  expect(store.getState().alerts.alerts).toEqual([]);
});

it.each([
  [
    { code: 'bitcoin', name: '比特币' },
    { 距解锁: false, '资金费率（8小时）': true },
  ],
  [
    { code: 'arbitrum', name: 'Arbitrum' },
    { 距解锁: true, '资金费率（8小时）': true },
  ],
  [
    { code: 'usd-coin', name: 'USDC' },
    { 距解锁: false, '资金费率（8小时）': false },
  ],
])('of %o it offers what that coin has: %o', async (coin, offered) => {
  renderWithStore(<AlertDialog coin={coin} onClose={() => {}} />);
  await screen.findByText(/^现为 /);
  for (const [name, isOffered] of Object.entries(offered)) {
    await waitFor(() => expect(screen.queryByRole('radio', { name }) !== null, name).toBe(isOffered));
  }
});

it('offers no listings where nobody reads notices', async () => {
  server.use(answers('noticeList', { code: NOT_CONNECTED, msg: '未接入：没有可用的公开数据来源' }));
  renderWithStore(<AlertDialog coin={null} onClose={() => {}} />);
  await waitFor(() => expect(screen.queryByRole('radio', { name: '新币上线' })).toBeNull());
  expect(screen.getByRole('radio', { name: '快讯关键词' })).toBeDefined();
});
