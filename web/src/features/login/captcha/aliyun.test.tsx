import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { captured, fine } from '#testing/captured.ts';
import { renderPage } from '#testing/renderRoute.tsx';
import { aliyunKeys } from './aliyun.ts';

const PROOF = { sessionId: 'nc-session', sig: 'nc-sig', token: 'nc-token' };
const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src*="alicdn"]');

/** The options the page passed to the widget, one entry per mount. */
interface Init {
  readonly appkey: string;
  readonly scene: string;
  readonly renderTo: string;
  readonly timeout: number;
  readonly retryTimes: number;
  readonly success: (data: unknown) => void;
  readonly fail: () => void;
  readonly error: () => void;
}
let inits: Init[] = [];

function configure(content: string) {
  const meta = document.createElement('meta');
  meta.name = 'captcha-aliyun';
  meta.content = content;
  document.head.append(meta);
}

/** Aliyun's script loads: it defines the widget and fires its event. */
async function scriptArrives(state = 'loaded') {
  await waitFor(() => expect(scripts()).toHaveLength(1));
  Object.assign(window, {
    AWSC: {
      use: (name: string, ready: (state: string, widget: object) => void) => {
        expect(name).toBe('nc');
        ready(state, { init: (options: Init) => inits.push(options) });
      },
    },
  });
  fireEvent.load(scripts()[0] ?? document);
}

/** The widget mounted last, once there are this many. */
async function widget(count = 1): Promise<Init> {
  await waitFor(() => expect(inits).toHaveLength(count));
  const init = inits[count - 1];
  if (!init) throw new Error('no widget');
  return init;
}

async function openSms() {
  const view = await renderPage('/user/login');
  await view.user.click(await screen.findByRole('radio', { name: '短信登录' }));
  await view.user.type(screen.getByLabelText('手机号'), '13800138000');
  return view;
}

beforeEach(() => {
  inits = [];
});
afterEach(() => {
  for (const node of document.head.querySelectorAll('meta[name="captcha-aliyun"], script[src*="alicdn"]'))
    node.remove();
  Reflect.deleteProperty(window, 'AWSC');
});

test.each([
  ['FFFF0000:nc_login', { appkey: 'FFFF0000', scene: 'nc_login' }],
  ['', null],
  ['FFFF0000', null],
  ['<script>:nc', null],
])('the keys that a page names as %j are %j', (content, keys) => {
  configure(content);
  expect(aliyunKeys(document)).toEqual(keys);
});

it('without keys our own slider is used and nothing loads from elsewhere', async () => {
  await openSms();
  expect(screen.getByRole('button', { name: '点击进行安全验证' })).toBeDefined();
  expect(scripts()).toHaveLength(0);
});

describe('Aliyun’s slider', () => {
  beforeEach(() => configure('FFFF0000:nc_login'));

  it('gets 10 s and 5 tries, and its proof sends the code without a second press', async () => {
    const sent = captured('phoneCode', fine({ hint: '' }));
    const { user } = await openSms();
    await scriptArrives();
    const { appkey, scene, renderTo, timeout, retryTimes, success } = await widget();
    expect({ appkey, scene, timeout, retryTimes }).toEqual({
      appkey: 'FFFF0000',
      scene: 'nc_login',
      timeout: 10_000,
      retryTimes: 5,
    });
    expect(document.getElementById(renderTo)).not.toBeNull();

    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('请先完成上方的安全验证')).toBeDefined();
    expect(sent).toEqual([]);
    success(PROOF);
    expect(await screen.findByText('验证码已发送')).toBeDefined();
    expect(sent).toMatchObject([
      { aliyun_sessionId: 'nc-session', aliyun_sig: 'nc-sig', aliyun_token: 'nc-token' },
    ]);
  });

  it('can be started again after it gave up, in a new container', async () => {
    const { user } = await openSms();
    await scriptArrives();
    const first = await widget();
    first.fail();
    expect(await screen.findByText('安全验证没有完成')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '重新验证' }));
    const second = await widget(2);
    expect(second.renderTo).not.toBe(first.renderTo);
    expect(document.getElementById(second.renderTo)).not.toBeNull();
    expect(scripts()).toHaveLength(1);
  });

  it('proves nothing with a proof that lacks the fields', async () => {
    await openSms();
    await scriptArrives();
    (await widget()).success({ sessionId: 'nc-session' });
    expect(await screen.findByText('安全验证没有完成')).toBeDefined();
  });

  it('says so when its script does not load, or defines no widget', async () => {
    const { unmount } = await openSms();
    await waitFor(() => expect(scripts()).toHaveLength(1));
    fireEvent.error(scripts()[0] ?? document);
    expect(await screen.findByText('安全验证没有完成')).toBeDefined();
    unmount();
    scripts()[0]?.remove();

    await openSms();
    await scriptArrives('timeout');
    expect(await screen.findByText('安全验证没有完成')).toBeDefined();
    expect(inits).toEqual([]);
  });
});
