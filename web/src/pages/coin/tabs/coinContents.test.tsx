import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const tabs = () => screen.findByRole('navigation', { name: '比特币的页面' });

// The simulated market needs longer at its first second than a page may take.
describe('the tabs of a coin’s page', () => {
  test('have addresses: the one in the address is open', async () => {
    await renderPage('/currencies/bitcoin?tab=market&kind=futures');
    expect(within(await tabs()).getByRole('link', { current: 'page' }).textContent).toBe('交易对');
    const kinds = await screen.findByRole('navigation', { name: '市场类型' });
    expect(within(kinds).getByRole('link', { current: 'page' }).textContent).toBe('合约');
  });

  test('an unknown one is 概况', async () => {
    await renderPage('/currencies/bitcoin?tab=nonsense');
    expect(within(await tabs()).getByRole('link', { current: 'page' }).textContent).toBe('概况');
  });

  test('history shows the requested days, and no others', async () => {
    await renderPage('/currencies/bitcoin?tab=history&from=2026-11-01&to=2026-11-10');
    await screen.findByText(/2026-11-01 至/);
    await waitFor(() => expect(screen.getAllByText('2026-11-10').length).toBeGreaterThan(0));
    expect(await screen.findByText(/2026-11-01 至 2026-11-10，共 10 天/)).toBeTruthy();
    expect(screen.queryByText('2026-11-11')).toBeNull();
    expect(screen.getByRole('table', { name: '比特币每月最高价' })).toBeTruthy();
  });

  test('history reports an invalid date of the address until a valid one is chosen', async () => {
    await renderPage('/currencies/bitcoin?tab=history&from=2026-02-30&to=2026-03-05');
    const said = await screen.findByText(/看不懂地址里的开始日期（应写作 \d{4}-\d{2}-\d{2}）/);
    await userEvent.click(screen.getByRole('button', { name: '近30日' }));
    await waitFor(() => expect(said.isConnected).toBe(false));
  });

  test('the facts tell which part of the accounts is long, and lead to each exchange', async () => {
    await renderPage('/currencies/bitcoin');
    const label = await screen.findByText('多单人数占比');
    const fact = label.closest('div');
    await waitFor(() => expect(fact?.textContent).toMatch(/\d\d\.\d%/));
    expect(fact?.querySelector('a')?.getAttribute('href')).toBe('/currencies/bitcoin/longShort');
  });
});
