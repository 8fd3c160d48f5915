import { COOKIES } from '@coinmirror/shared/constants/cookies.ts';
import { STORAGE_KEYS } from '@coinmirror/shared/constants/storageKeys.ts';
import { CAPTCHA_TIMEOUT } from '@coinmirror/shared/constants/timings.ts';
import { accountEndpoints, CODE_PURPOSES } from '@coinmirror/shared/contract/community/account.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { findGap } from './puzzle.ts';

/** How long a key is held down: the slider rejects a solution within 80 ms as a program's. */
export const BY_HAND = { delay: 30 } as const;

export const PASSWORD = 'geheim-2026';

/** An unregistered mainland number. */
export function newPhone(): string {
  return `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
}

/** The login dialog, or a page's own form: the container of one form's fields. */
export const windowOf = (page: Page) => page.getByRole('dialog');

/** Distance of the slider's piece from its gap, found from its pictures. */
export async function lookForGap(within: Locator): Promise<number> {
  const pictures = within.locator('img[src^="data:image/png"]');
  const inTime = { timeout: CAPTCHA_TIMEOUT };
  const [background = '', piece = ''] = await Promise.all(
    [0, 1].map((at) => pictures.nth(at).getAttribute('src', inTime)),
  ).then((sources) => sources.map((source) => source ?? ''));
  const top = await pictures.nth(1).evaluate(
    (image) => {
      const height = Number(getComputedStyle(image).getPropertyValue('--picture-height'));
      const shown = image.parentElement?.clientHeight ?? 1;
      return Math.round((image instanceof HTMLElement ? image.offsetTop : 0) * (height / shown));
    },
    undefined,
    inTime,
  );
  return findGap({ background, piece, top });
}

/** The keys that move a slider from its left end to a position. */
export function keysTo(position: number): readonly string[] {
  const long = Array.from({ length: Math.floor(position / 10) }, () => 'PageUp');
  return [...long, ...Array.from({ length: position % 10 }, () => 'ArrowRight'), 'Enter'];
}

/** Solves the slider with the keyboard, as its instructions say; rejects when its time runs out. */
async function solveSlider(within: Locator): Promise<void> {
  const slider = within.getByRole('slider', { name: /滑块验证/ });
  await slider.waitFor({ timeout: CAPTCHA_TIMEOUT });
  const inTime = { timeout: CAPTCHA_TIMEOUT, ...BY_HAND };
  for (const key of keysTo(await lookForGap(within))) await slider.press(key, inTime);
}

/**
 * Requests a code in the form, solves the slider, and reads the code from the form's own hint. An expired slider is
 * started again.
 */
export async function askCode(within: Locator): Promise<string> {
  const hint = within.getByTestId('code-hint');
  const anew = within.getByRole('button', { name: '点击进行安全验证' });
  await within.getByRole('button', { name: '获取验证码' }).click();
  await expect(async () => {
    await solveSlider(within).catch(() => undefined);
    await expect(hint.or(anew).first()).toBeVisible();
    if (await anew.isVisible()) await anew.click();
    await expect(hint).toHaveText(/^\d{4,8}$/, { timeout: 1 });
  }).toPass();
  return (await hint.textContent()) ?? '';
}

/** Registers by API calls only, for tests about something else; at the shared product of the run, or at another one. */
export async function registerByCalls(page: Page, mobile: string, origin = ''): Promise<void> {
  const get = async (path: string) => dataOf(await page.request.get(`${origin}/community${path}`));
  const post = async (path: string, data: Data) =>
    dataOf(await page.request.post(`${origin}/community${path}`, { data }));
  const phone = { areacode: '86', mobile };
  const challenge = await get(accountEndpoints.captchaChallenge.path);
  const session_id = String(challenge['session_id']);
  const position = findGap({
    background: String(challenge['background']),
    piece: String(challenge['piece']),
    top: Number(challenge['piece_top']),
  });
  const pass = await post(accountEndpoints.captchaVerify.path, { session_id, position, duration: 900 });
  const sent = await post(accountEndpoints.phoneCode.path, {
    ...phone,
    type: CODE_PURPOSES.register,
    aliyun_sessionId: session_id,
    aliyun_sig: pass['sig'],
    aliyun_token: pass['token'],
  });
  const { token } = await post(accountEndpoints.verifyPhoneCode.path, {
    ...phone,
    type: CODE_PURPOSES.register,
    sms_code: sent['hint'],
  });
  await post(accountEndpoints.memberRegister.path, { ...phone, token, password: PASSWORD });
}

/** Logs in through the open dialog. */
export async function logIn(page: Page, mobile: string, password = PASSWORD): Promise<void> {
  const form = windowOf(page);
  await form.getByLabel('手机号', { exact: true }).fill(mobile);
  await form.getByLabel('密码', { exact: true }).fill(password);
  await form.getByRole('button', { name: '登录', exact: true }).click();
}

/** Registers and logs in by API calls only: pages opened from now on are logged in. */
export async function becomeMember(page: Page): Promise<void> {
  const mobile = newPhone();
  await registerByCalls(page, mobile);
  const { path } = accountEndpoints.memberLogin;
  const response = await page.request.post(`/community${path}`, {
    data: { areacode: '86', mobile, type: 1, password: PASSWORD },
  });
  const { sign, nickname, mid } = await dataOf(response);
  const url = new URL(response.url()).origin;
  const stored = [
    [COOKIES.userToken.name, sign],
    [COOKIES.userName.name, nickname],
  ] as const;
  const cookies = stored.map(([name, value]) => ({ name, value: encodeURIComponent(String(value)), url }));
  await page.context().addCookies(cookies);
  const key = JSON.stringify(STORAGE_KEYS.userInfo);
  const info = JSON.stringify(JSON.stringify({ user_id: String(mid) }));
  await page
    .context()
    .addInitScript({ content: `if (location.protocol !== 'about:') localStorage.setItem(${key}, ${info});` });
}

type Data = Record<string, unknown>;

async function dataOf(response: { json(): Promise<unknown> }): Promise<Data> {
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Data | null };
  if (code !== 200) throw new Error(`${code} ${msg}`);
  return data ?? {};
}
