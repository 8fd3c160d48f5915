import type { Indicator } from '@coinmirror/shared/indicators/definitions/indicator.ts';
import { indicators } from '@coinmirror/shared/indicators/definitions/indicators.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';

const all: readonly Indicator[] = Object.values(indicators);
const without = all.filter(({ page }) => page === undefined);

describe('/data/index/{key}', () => {
  test.each(without.map(({ key, name, short }) => [key, name, short] as const))(
    '%s: %s has its chart, its bands and its limits',
    async (key, name, short) => {
      await renderPage(`/data/index/${key}?range=1y`);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
      expect(document.title).toContain(name);
      const chart = await screen.findByRole('figure', { name: `${name}与比特币价格` });
      expect(
        within(chart).getByRole('button', { name: new RegExp(`^${short.replace(/[（）]/g, '.')} `) }),
      ).toBeTruthy();
      const records = await screen.findByRole('region', { name: '各区间的历史' });
      expect(within(records).getAllByRole('rowheader')).toHaveLength(
        all.find((one) => one.key === key)?.bands.length ?? 0,
      );
      expect(screen.getByRole('heading', { name: '局限' })).toBeTruthy();
    },
  );

  test.each(['nothing', 'toString', 'MAYER'])('%s is not found', async (key) => {
    await renderPage(`/data/index/${key}`);
    await screen.findByText('页面不存在');
  });

  test('keeps the table’s page in its own address', async () => {
    const { user, path } = await renderPage('/data/index/mayer');
    await user.click(await screen.findByRole('link', { name: '第 2 页' }));
    expect(path()).toBe('/data/index/mayer?page=2');
  });

  test('shows another indicator instead of the price, and keeps it in the address', async () => {
    const { user, path } = await renderPage('/data/index/mayer');
    await user.click(await screen.findByRole('combobox', { name: '叠加' }));
    await user.click(await screen.findByRole('option', { name: '叠加 RSI（14日）' }));
    expect(path()).toBe('/data/index/mayer?over=rsi');
    expect(await screen.findByRole('figure', { name: '梅耶倍数与相对强弱指数 RSI' })).toBeTruthy();
  });

  test('shows past fear and greed with its label, and opens an alert on it', async () => {
    const { user } = await renderPage('/data/index/feargreed');
    expect((await screen.findByText(/^昨日/)).textContent).toMatch(/^昨日 \d+ (极度)?(恐惧|贪婪)$/);
    expect(screen.getByText(/^上周/)).toBeTruthy();
    expect(screen.getByText(/^上月/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '设为预警' }));
    const dialog = await screen.findByRole('dialog', { name: '市场预警' });
    const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: '恐惧贪婪指数' });
    expect(['25', '50', '75']).toContain(field.value);
  });

  test('creates an alert at the price of a threshold', async () => {
    const { user } = await renderPage('/data/index/mayer');
    const prices = await screen.findByRole('region', { name: '触发价' });
    const price = /涨到 \$([\d,.]+) 进入过热区/.exec(prices.textContent ?? '')?.[1]?.replaceAll(',', '');
    await user.click(within(prices).getByRole('button', { name: '价格到过热区时预警' }));
    const dialog = await screen.findByRole('dialog', { name: '比特币 预警' });
    const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: '价格' });
    expect(Number(field.value) / Number(price)).toBeCloseTo(1, 4);
    expect(within(dialog).getByRole('radio', { name: '涨到' }).getAttribute('aria-checked')).toBe('true');
  });

  test('shows the machine-readable addresses of its days', async () => {
    await renderPage('/data/index/mayer');
    const history = await screen.findByRole('region', { name: '历史数据' });
    expect(within(history).getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
      '/data/series/mayer.csv',
    );
    expect(within(history).getByRole('link', { name: 'JSON' }).getAttribute('href')).toBe(
      '/data/series/mayer.json',
    );
  });

  test('offers no alert where nothing can be watched', async () => {
    await renderPage('/data/index/s2f');
    await screen.findByRole('button', { name: '分享图' });
    expect(screen.queryByRole('button', { name: '设为预警' })).toBeNull();
  });
});
