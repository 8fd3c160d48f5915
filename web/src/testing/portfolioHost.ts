import type { TradeWire } from '@coinmirror/shared/contract/community/portfolio.ts';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

export const PAGE = '/userticker/portfolio';

/** A purchase of 2 BTC at $100, unless `own` says otherwise. */
export const trade = (id: string, own: Partial<TradeWire> = {}): TradeWire => ({
  id,
  code: 'bitcoin',
  side: 'buy',
  day: '2026-01-02',
  price: 100,
  quantity: 2,
  fee: 0,
  unit: 'usd',
  per_usd: 1,
  ...own,
});

/** What this browser has kept before the page opens. */
export function seed(...trades: readonly TradeWire[]): void {
  localStorage.setItem('portfolio', JSON.stringify({ version: 1, trades, merged: null }));
}
export const stored = (): readonly TradeWire[] =>
  JSON.parse(localStorage.getItem('portfolio') ?? '{}').trades ?? [];

/** An account host that stores trades as the real one does. */
export function accountHost(...first: readonly TradeWire[]) {
  const host = { trades: [...first], names: [] as { id: string; name: string }[] };
  server.use(
    answers('focusList', { code: 200, data: [] }),
    answers('alertList', { code: 200, data: [] }),
    http.all('*/community/api/v3/portfolio/*', async ({ request }) => {
      const path = new URL(request.url).pathname;
      const call = path.split('/').at(-1);
      const body = request.method === 'POST' ? ((await request.json()) as Record<string, unknown>) : {};
      if (path.includes('/names')) {
        if (call === 'save') host.names = body['portfolios'] as typeof host.names;
        return HttpResponse.json({ code: 200, data: host.names });
      }
      if (call === 'save') {
        const saved = body['trades'] as TradeWire[];
        host.trades = [...new Map([...host.trades, ...saved].map((one) => [one.id, one])).values()];
      }
      if (call === 'del')
        host.trades = host.trades.filter(({ id }) => !(body['ids'] as string[]).includes(id));
      return HttpResponse.json({ code: 200, data: host.trades });
    }),
  );
  return host;
}

export const row = () => screen.findByRole('row', { name: /比特币/ });
export const login = { token: 't', userId: 'me', userName: 'me', headImage: '' };
