import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#testing/renderRoute.tsx';
import { answers } from '#testing/scenarios.ts';
import { server } from '#testing/server.ts';

describe('the contact page', () => {
  it('says that no code has been published, and where to write instead', async () => {
    await renderPage('/contact');
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('还没有公布联系二维码')).toBeDefined();
    expect(main.queryByRole('img', { name: /二维码$/ })).toBeNull();
    expect(main.getByRole('link', { name: '官方验证' }).getAttribute('href')).toBe('/verification');
    expect(main.getByRole('button', { name: '意见反馈' })).toBeDefined();
  });

  it('shows each picture of a channel, draws addresses, and offers none that leads back here', async () => {
    server.use(
      answers('contactQr', {
        code: 200,
        data: {
          list: [
            { code: 'wx_public', qrcode: '/contact/a.png, /contact/b.png' },
            { code: 'wx_business', qrcode: 'https://work.example.com/u/1' },
            { code: 'wx_employ', qrcode: '/contact?to=employ' },
            { code: 'wx_service_fxh', qrcode: '' },
          ],
        },
      }),
    );
    await renderPage('/contact');
    const main = within(screen.getByRole('main'));
    const pictures = await main.findAllByRole('img', { name: '公众号二维码' });
    expect(pictures.map((one) => one.getAttribute('src'))).toEqual(['/contact/a.png', '/contact/b.png']);
    expect(await main.findByRole('img', { name: '商务合作二维码' })).toBeDefined();
    expect(main.getByRole('button', { name: '复制商务合作链接' })).toBeDefined();
    expect(main.queryByText('加入我们')).toBeNull();
    expect(main.queryByText('在线客服')).toBeNull();
  });
});
