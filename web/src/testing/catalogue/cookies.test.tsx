import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import { act, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import {
  changeBaseSet,
  futureChangeRateTypeSet,
  futureUnitSet,
  pairUnitSet,
  unitSet,
} from '#features/display/displaySlice.ts';
import { reloadOnceAfter500 } from '#templates/errors/reload.ts';
import { soon } from '#testing/soon.ts';
import { captured, fine } from '../captured.ts';
import { QUIET_PAGE, renderRoute } from '../renderRoute.tsx';

const DAY = 24 * 3600 * 1000;

/**
 * Every cookie of the specification's section 9: its name, its lifetime in days, and the action that sets it. A cookie
 * without a row does not compile. The server sets those of `SERVERS`, and tests them.
 */
interface Row {
  readonly name: string;
  readonly days: number;
  readonly trigger: () => Promise<unknown>;
}

async function logIn() {
  captured('focusList', fine([]));
  captured('memberLogin', fine({ nickname: '小镜', sign: 'token-1', userface: '/face.png', mid: 7 }));
  const { user } = await renderRoute('/user/login');
  await user.type(await screen.findByLabelText('手机号'), '13800138000');
  await user.type(screen.getByLabelText('密码'), 'secret1');
  await user.click(screen.getByRole('button', { name: '登录' }));
  await screen.findByText('登录成功!');
}

async function compare() {
  const { user } = await renderRoute('/');
  await user.click(await screen.findByRole('button', { name: '对比 比特币' }));
}

async function search() {
  const { user } = await renderRoute(QUIET_PAGE);
  await user.type(screen.getAllByRole('combobox', { name: /搜索/ })[0] ?? document.body, '比特币{Enter}');
}

/** A setting the visitor can change anywhere. */
async function choose(action: Parameters<Awaited<ReturnType<typeof renderRoute>>['store']['dispatch']>[0]) {
  const { store } = await renderRoute(QUIET_PAGE);
  act(() => void store.dispatch(action));
}

const SERVERS = {
  browseMode: { name: 'browsemode', days: 7 },
  loginDevice: { name: 'login_device', days: 90 },
  codeDevice: { name: 'code_device', days: 1 / 48 },
} as const;

const rows: Readonly<Record<Exclude<keyof typeof COOKIES, keyof typeof SERVERS>, Row>> = {
  userToken: { name: 'user_token', days: 7, trigger: logIn },
  userName: { name: 'user_name', days: 7, trigger: logIn },
  headImage: { name: 'head_image', days: 7, trigger: logIn },
  uid: { name: 'uid', days: 7, trigger: () => renderRoute(QUIET_PAGE) },
  compareList: { name: 'compareCoinList', days: 7, trigger: compare },
  compareWindow: { name: 'compareWindow', days: 7, trigger: compare },
  indexUnit: { name: 'indexUnit', days: 360, trigger: () => choose(unitSet('cny')) },
  indexUtc: { name: 'indexUtc', days: 360, trigger: () => choose(changeBaseSet('UTC8')) },
  pairUnit: { name: 'pairUnit', days: 360, trigger: () => choose(pairUnitSet('cny')) },
  futureUnit: { name: 'futureUnit', days: 360, trigger: () => choose(futureUnitSet('usd')) },
  futureChangeRateType: {
    name: 'futureChangeRateType',
    days: 360,
    trigger: () => choose(futureChangeRateTypeSet('UTC8')),
  },
  searchHistory: { name: 'searchHistory', days: 30, trigger: search },
  reload: { name: 'reload500', days: 15 / 1440, trigger: async () => reloadOnceAfter500(() => {}) },
};

afterEach(() => vi.restoreAllMocks());

describe('every cookie of the specification, with its name and lifetime', () => {
  test.each(Object.values(rows))('$name lives for $days days', async ({ name, days, trigger }) => {
    const written = vi.spyOn(document, 'cookie', 'set');
    const began = Date.now();
    await trigger();
    await soon(() => expect(Cookies.get(name)).toBeDefined());
    const texts = written.mock.calls.map(([text]) => text).filter((text) => text.startsWith(`${name}=`));
    const last = texts.at(-1) ?? '';
    const expires = Date.parse(/expires=([^;]+)/.exec(last)?.[1] ?? '');
    // Cookies have a resolution of one second, and the action took a moment.
    expect(expires - began - days * DAY).toBeGreaterThan(-2000);
    expect(expires - Date.now() - days * DAY).toBeLessThan(2000);
    expect(last).toContain('path=/');
  });

  it('no cookie of the table is left out', () => {
    const named = Object.entries(rows).map(([key, { name, days }]) => [key, { name, days }]);
    expect({ ...Object.fromEntries(named), ...SERVERS }).toEqual(COOKIES);
  });
});
