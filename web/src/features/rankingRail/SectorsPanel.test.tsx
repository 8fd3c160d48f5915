import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';
import { SectorsPanel } from './SectorsPanel.tsx';

const show = () =>
  renderWithStore(
    <MemoryRouter>
      <SectorsPanel />
    </MemoryRouter>,
  );
const partOf = (row: HTMLElement) =>
  Number(row.lastElementChild?.lastElementChild?.textContent?.replace('−', '-').replace('%', ''));

test('says which sectors raised the total market value and which lowered it, the largest part first, each a link', async () => {
  show();
  for (const [name, sign] of [
    ['拉升', 1],
    ['拖累', -1],
  ] as const) {
    const side = within(await screen.findByRole('region', { name }));
    const rows = side.queryAllByRole('listitem');
    expect(rows.length).toBeLessThanOrEqual(7);
    const parts = rows.map((row) => partOf(row) * sign);
    expect(parts).toEqual(parts.toSorted((one, other) => other - one));
    expect(parts.every((part) => part > 0)).toBe(true);
    for (const row of rows)
      expect(within(row).getByRole('link').getAttribute('href')).toMatch(/^\/concept\/.+/);
  }
});

test('offers a retry after a failure', async () => {
  server.use(answers('conceptList', { code: 500, msg: '繁忙' }));
  show();
  await screen.findByText('重试');
});
