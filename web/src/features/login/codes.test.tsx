import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { captured, fine } from '#testing/captured.ts';
import { QUIET_PAGE, renderPage } from '#testing/renderRoute.tsx';
import { codeSent, loginOpened } from './loginSlice.ts';

const PHONE = '13800138000';
const PICTURE = 'data:image/png;base64,iVBORw0KGgo=';
const puzzle = (of: object = {}) =>
  fine({
    session_id: 'session-1',
    background: PICTURE,
    width: 300,
    height: 150,
    piece: PICTURE,
    piece_width: 56,
    piece_height: 56,
    piece_top: 30,
    expires_in: 10,
    ...of,
  });
const challenge = puzzle();
const pass = fine({ sig: 'sig-1', token: 'pass-1' });

async function openSms() {
  const view = await renderPage(QUIET_PAGE);
  view.store.dispatch(loginOpened());
  await view.user.click(await screen.findByRole('radio', { name: '短信登录' }));
  return view;
}

async function slideTo(position: number) {
  const slider = await screen.findByRole('slider', { name: /滑块验证/ });
  fireEvent.change(slider, { target: { value: String(position) } });
  fireEvent.pointerUp(slider);
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

describe('sending a code', () => {
  it('needs a solved slider, sends what the specification says, and counts down from 59', async () => {
    captured('captchaChallenge', challenge);
    const verdicts = captured('captchaVerify', pass);
    const sent = captured('phoneCode', fine({ hint: '246810' }));
    const { user, store } = await openSms();
    await user.type(screen.getByLabelText('手机号'), PHONE);
    await press(user, '获取验证码');
    await slideTo(63);
    expect(await screen.findByText('246810')).toBeDefined();
    expect(screen.getByText('演示模式')).toBeDefined();
    expect(verdicts[0]).toMatchObject({ session_id: 'session-1', position: 63 });
    expect(sent).toEqual([
      {
        mobile: PHONE,
        areacode: '86',
        type: 5,
        appid: 1,
        aliyun_afs: 1,
        aliyun_sessionId: 'session-1',
        aliyun_sig: 'sig-1',
        aliyun_token: 'pass-1',
        authorization: '',
      },
    ]);
    const counting = await screen.findByRole<HTMLButtonElement>('button', { name: /^5\d 秒后重发/ });
    expect(counting.disabled).toBe(true);

    await press(user, '关闭');
    store.dispatch(loginOpened());
    await user.click(await screen.findByRole('radio', { name: '短信登录' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /秒后重发/ }).disabled).toBe(true);
  });

  it('shows the server’s message when refused, restarts the slider and can be retried', async () => {
    captured('captchaChallenge', challenge);
    captured('captchaVerify', pass);
    captured('phoneCode', { code: 429, msg: '验证码发送过于频繁，请稍后再试' });
    const { user } = await openSms();
    await user.type(screen.getByLabelText('手机号'), PHONE);
    await press(user, '获取验证码');
    await slideTo(63);
    expect(await screen.findByText('验证码发送过于频繁，请稍后再试')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: '点击进行安全验证' })).toBeDefined());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' }).disabled).toBe(false);
  });

  it('restarts the slider when the countdown ends', async () => {
    captured('captchaChallenge', challenge);
    captured('captchaVerify', pass);
    const { user, store } = await openSms();
    await press(user, '点击进行安全验证');
    await slideTo(63);
    expect(await screen.findByText('验证通过')).toBeDefined();
    const until = performance.now() + 1200;
    store.dispatch(codeSent({ purpose: 5, until, hint: '', phone: `86-${PHONE}` }));
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDefined();
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeDefined();
    await waitFor(() => expect(screen.queryByText('验证通过')).toBeNull());
  });
});

describe('the slider', () => {
  it('is moved and confirmed by keyboard', async () => {
    captured('captchaChallenge', challenge);
    const verdicts = captured('captchaVerify', pass);
    const { user } = await openSms();
    await press(user, '点击进行安全验证');
    const slider = await screen.findByRole('slider', { name: /滑块验证/ });
    expect(document.activeElement).toBe(slider);
    expect(slider.getAttribute('aria-valuetext')).toBe('向右 0，最远 244');
    await user.keyboard('{PageUp}{PageUp}{PageDown}{Enter}');
    expect(await screen.findByText('验证通过')).toBeDefined();
    expect(verdicts[0]).toMatchObject({ position: 10 });
  });

  it('moves the piece of the picture, and can load another picture', async () => {
    const asked = captured('captchaChallenge', challenge, puzzle({ session_id: 'session-2', piece_top: 80 }));
    const verdicts = captured('captchaVerify', pass);
    const { user } = await openSms();
    await press(user, '点击进行安全验证');
    const [picture, piece] = document.querySelectorAll<HTMLImageElement>('[role="dialog"] img[src^="data:"]');
    expect([picture?.alt, piece?.alt]).toEqual(['验证图片，上面有拼图的缺口', '']);
    const measure = (name: string) =>
      picture?.closest<HTMLElement>('[style]')?.style.getPropertyValue(`--${name}`);
    expect(['position', 'piece-top'].map(measure)).toEqual(['0', '30']);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '63' } });
    expect(measure('position')).toBe('63');

    await press(user, '换一张');
    await waitFor(() => expect(asked).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('向右 0，最远 244'),
    );
    await slideTo(70);
    expect(await screen.findByText('验证通过')).toBeDefined();
    expect(verdicts).toMatchObject([{ session_id: 'session-2', position: 70 }]);
  });

  it.each([
    ['a picture from elsewhere', { background: 'https://evil.example/a.png' }],
    ['a script for a picture', { piece: 'data:text/html;base64,PHNjcmlwdD4=' }],
    ['no width', { width: 0 }],
  ])('is not shown with %s', async (_what, wrong) => {
    captured('captchaChallenge', puzzle(wrong));
    const { user } = await openSms();
    await press(user, '点击进行安全验证');
    expect(await screen.findByText('收到的数据无法识别，请稍后再试')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('allows five misses', async () => {
    captured('captchaChallenge', challenge);
    const verdicts = captured('captchaVerify', { code: 422, msg: '位置不对，请再试一次' });
    const { user } = await openSms();
    await press(user, '点击进行安全验证');
    for (let missed = 1; missed <= 5; missed += 1) {
      await slideTo(10 + missed);
      await waitFor(() => expect(verdicts).toHaveLength(missed));
      if (missed === 1) expect(await screen.findByText('位置不对，请再试一次')).toBeDefined();
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    }
    expect(await screen.findByText('尝试次数过多，请重新验证')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('expires, says so, and can be restarted', async () => {
    captured('captchaChallenge', puzzle({ expires_in: 0.1 }), challenge);
    const { user } = await openSms();
    await press(user, '点击进行安全验证');
    expect(await screen.findByText('验证超时，请重新验证')).toBeDefined();
    await press(user, '点击进行安全验证');
    expect(await screen.findByRole('slider', { name: /滑块验证/ })).toBeDefined();
  });
});
