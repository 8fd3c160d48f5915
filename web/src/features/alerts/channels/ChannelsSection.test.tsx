import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { renderWithStore } from '#testing/renderWithStore.tsx';
import { server } from '#testing/server.ts';
import { ChannelsSection } from './ChannelsSection.tsx';

interface Row {
  readonly id: number;
  readonly kind: string;
  readonly shown: string;
  readonly paused: boolean;
  readonly reason: string;
  readonly sent_at: number | null;
  readonly failed_at: number | null;
  readonly error: string;
  readonly brief_hour: number | null;
  readonly brief: { day: number; time: number; state: string; error: string } | null;
}

const row = (id: number, own: Partial<Row> = {}): Row => ({
  id,
  kind: 'ntfy',
  shown: 'ntfy.sh …opic',
  paused: false,
  reason: '',
  sent_at: null,
  failed_at: null,
  error: '',
  brief_hour: null,
  brief: null,
  ...own,
});

/** An account host for one test. */
function accountHost(list: readonly Row[], open = true) {
  const host = { list, sent: [] as { call: string; body: Record<string, unknown> }[], refusal: '' };
  server.use(
    http.all('*/community/api/v3/alert/channel/*', async ({ request }) => {
      const call = new URL(request.url).pathname.split('/').at(-1) ?? '';
      if (request.method === 'POST') {
        const body = (await request.json()) as Record<string, unknown>;
        host.sent.push({ call, body });
        if (host.refusal !== '') return HttpResponse.json({ code: 422, msg: host.refusal });
        if (call === 'add') host.list = [...host.list, row(9)];
        if (call === 'del') host.list = host.list.filter(({ id }) => id !== body['id']);
        if (call === 'brief')
          host.list = host.list.map((one) => ({ ...one, brief_hour: body['hour'] as number | null }));
        if (call === 'pause')
          host.list = host.list.map((one) => ({ ...one, paused: body['paused'] === true }));
      }
      const data = { open, push_key: '', list: host.list, deliveries: [] };
      return HttpResponse.json({ code: 200, data });
    }),
  );
  renderWithStore(<ChannelsSection />);
  return host;
}

it('adds a channel by the fields of its kind, and says at the field what is wrong', async () => {
  const host = accountHost([]);
  await userEvent.click(await screen.findByRole('button', { name: '添加渠道' }));
  const field = await screen.findByLabelText('地址');
  await userEvent.click(screen.getByRole('button', { name: '添加' }));
  expect(await screen.findByText('请填写 https:// 开头的完整地址')).toBeDefined();
  expect(host.sent).toEqual([]);
  await userEvent.type(field, 'https://ntfy.sh/my-topic');
  await userEvent.click(screen.getByRole('button', { name: '添加' }));
  expect(await screen.findByText('ntfy.sh …opic')).toBeDefined();
  expect(host.sent).toEqual([
    { call: 'add', body: { kind: 'ntfy', address: 'https://ntfy.sh/my-topic', token: '', chat: '' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says of each channel how its last message went, and why it is paused', async () => {
  accountHost([
    row(1),
    row(2, { shown: 'b', failed_at: 1_790_000_000, error: '对方答 404' }),
    row(3, { shown: 'c', paused: true, reason: '连续 5 条没有送达：对方答 404' }),
  ]);
  expect(await screen.findAllByText(/还没有发送过/)).toHaveLength(3);
  expect(screen.getByText(/未送达：对方答 404/)).toBeDefined();
  expect(screen.getByText('已暂停：连续 5 条没有送达：对方答 404。')).toBeDefined();
});

it('tests, pauses, resumes and deletes a channel', async () => {
  const host = accountHost([row(1)]);
  await userEvent.click(await screen.findByRole('button', { name: '测试 ntfy ntfy.sh …opic' }));
  await userEvent.click(await screen.findByRole('button', { name: '暂停 ntfy ntfy.sh …opic' }));
  await userEvent.click(await screen.findByRole('button', { name: '恢复 ntfy ntfy.sh …opic' }));
  await userEvent.click(await screen.findByRole('button', { name: '删除 ntfy ntfy.sh …opic' }));
  expect(await screen.findByText(/关掉浏览器也能收到/)).toBeDefined();
  expect(host.sent.map(({ call }) => call)).toEqual(['test', 'pause', 'pause', 'del']);
});

it('is sent the brief of each day at eight, at another hour, once for a look, and no more', async () => {
  const host = accountHost([row(1)]);
  await userEvent.click(await screen.findByRole('switch', { name: '每日简报 ntfy ntfy.sh …opic' }));
  await userEvent.click(await screen.findByRole('combobox', { name: /每日简报的时间/ }));
  await userEvent.click(await screen.findByRole('option', { name: '21:00' }));
  await userEvent.click(await screen.findByRole('button', { name: /发送一次每日简报/ }));
  await userEvent.click(screen.getByRole('switch', { name: /每日简报/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /发送一次/ })).toBeNull());
  expect(host.sent).toEqual([
    { call: 'brief', body: { id: 1, hour: 8 } },
    { call: 'brief', body: { id: 1, hour: 21 } },
    { call: 'brieftest', body: { id: 1 } },
    { call: 'brief', body: { id: 1, hour: null } },
  ]);
});

it('says of each channel what became of its last brief', async () => {
  const day = Date.parse('2026-11-28T00:00+08:00') / 1000;
  const brief = { day, time: day + 115_200, state: 'failed', error: '过了 08:00 3 小时还没有发出，不再补发' };
  accountHost([row(1, { brief_hour: 8 }), row(2, { shown: 'b', brief_hour: 8, brief })]);
  expect(await screen.findByText(/还没有按时发送过/)).toBeDefined();
  expect(screen.getByText(/11-28 的日报 未送达/).textContent).toContain('不再补发');
});

it('says that the operator has closed it, and offers nothing then', async () => {
  accountHost([], false);
  expect(await screen.findByText(/本站没有开通预警的发送/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
