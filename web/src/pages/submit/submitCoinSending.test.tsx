import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { captured } from '#testing/captured.ts';
import { arrived, field, fillAll, heading, next, png, RECEIPT, send, uploads } from '#testing/coinForm.ts';
import { renderPage } from '#testing/renderRoute.tsx';
import { server } from '#testing/server.ts';

const open = () => renderPage('/submit/coin');

describe('a pending submission', () => {
  it('validates a file before uploading it', async () => {
    const calls = uploads(arrived);
    const { user } = await renderPage('/submit/coin?step=files');
    await user.upload(await field('标志'), png(400));
    expect(await screen.findByText('图片应为 500×500 像素，这一张是 400×400')).toBeDefined();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(calls).toHaveLength(0);
    await next(user);
    expect(await screen.findByText('请上传标志')).toBeDefined();
  });

  it('retries under the same nonce after a network failure, also after a reload', async () => {
    uploads(arrived);
    const first = await open();
    await fillAll(first.user);
    await first.user.click(screen.getByLabelText(/我确认以上资料真实/));
    const nonces: unknown[] = [];
    server.use(
      http.post(`*/community${endpoints.submissionAdd.path}`, async ({ request }) => {
        const body: unknown = await request.json();
        nonces.push(typeof body === 'object' && body !== null && 'nonce' in body ? body.nonce : null);
        return nonces.length < 3 ? HttpResponse.error() : HttpResponse.json(RECEIPT);
      }),
    );
    await first.user.click(send());
    expect(await screen.findByText('网络不通，请检查连接后重试')).toBeDefined();
    await waitFor(() => expect(send().getAttribute('aria-busy')).toBeNull());
    await first.user.click(send());
    await waitFor(() => expect(nonces).toHaveLength(2));
    await waitFor(() => expect(send().getAttribute('aria-busy')).toBeNull());
    first.unmount();
    const { user } = await renderPage('/submit/coin?step=confirm');
    await heading('核对提交');
    await user.click(send());
    expect(await screen.findByText('CM-COIN-20261122-00042')).toBeDefined();
    expect(new Set(nonces).size).toBe(1);
  });

  it('shows the upstream’s refusals at the field, on its step', async () => {
    uploads(arrived);
    const said = '官网无法访问，请核对';
    captured('submissionAdd', { code: 422, msg: said, errors: { website: said } });
    const { user } = await open();
    await fillAll(user);
    await user.click(screen.getByLabelText(/我确认以上资料真实/));
    await user.click(send());
    await heading('链接');
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    await waitFor(async () => expect(document.activeElement).toBe(await field('官网')));
    expect((await field('官网')).value).toBe('https://example.com');
  });

  it('sends nothing while offline, and says that nothing is lost', async () => {
    uploads(arrived);
    const calls = captured('submissionAdd', RECEIPT);
    const { user } = await open();
    await fillAll(user);
    await user.click(screen.getByLabelText(/我确认以上资料真实/));
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    await user.click(send());
    expect(await screen.findByText(/填写的内容已保留/)).toBeDefined();
    expect(calls).toHaveLength(0);
    if (online) Object.defineProperty(navigator, 'onLine', online);
  });
});
