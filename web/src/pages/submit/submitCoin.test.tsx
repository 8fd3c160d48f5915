import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { captured, fine } from '#testing/captured.ts';
import { renderRoute } from '#testing/renderRoute.tsx';
import { server } from '#testing/server.ts';

const RECEIPT = fine({ receipt: 'CM-COIN-20261122-00042', addtime: 1_790_000_000 });
const INTRO = '镜'.repeat(100);

type User = Awaited<ReturnType<typeof renderRoute>>['user'];

/** A PNG of this size in pixels. */
function png(width = 500): File {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, width);
  return new File([bytes], 'logo.png', { type: 'image/png' });
}

/** Answers uploads in turn, the last one again and again; says how many came. */
function uploads(...answers: readonly (() => Response)[]) {
  const { path } = endpoints.submissionUpload;
  const calls: number[] = [];
  server.use(
    http.post(`*/community${path}`, () => {
      calls.push(calls.length);
      return (answers[calls.length - 1] ?? answers.at(-1))?.();
    }),
  );
  return calls;
}
const arrived = () => HttpResponse.json(fine({ id: 'file-1', size: 64 }));

const open = () => renderRoute('/submit/coin');
/** The label of a required field carries a star. */
const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>((text) => text === label || text === `${label}*`, {
    selector: 'input,textarea',
  });
const next = (user: User) => user.click(screen.getByRole('button', { name: '下一步' }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

async function fill(user: User, label: string, text: string) {
  await user.click(await field(label));
  await user.paste(text);
}

async function choose(user: User, group: string, option: string) {
  const set = within(screen.getByRole('group', { name: new RegExp(group) }));
  await user.click(set.getByLabelText(option));
}

async function fillContact(user: User) {
  await fill(user, '联系人', '小镜');
  await fill(user, '邮箱', 'listing@example.com');
  await choose(user, '您的身份', '项目团队');
  await next(user);
}

/** Through all steps to the last one. */
async function fillAll(user: User) {
  await fillContact(user);
  await heading('基本信息');
  await fill(user, '项目全称', 'Mirror');
  await fill(user, '简称', 'MIR');
  await choose(user, '赛道', 'DeFi');
  await fill(user, '项目介绍', INTRO);
  await next(user);
  await heading('发行');
  await choose(user, '是否已发币', '否');
  await fill(user, '上线日期', '2026-12-01');
  await choose(user, '是否开源', '否');
  await choose(user, '是否审计', '否');
  await next(user);
  await heading('链接');
  await fill(user, '官网', 'https://example.com');
  await next(user);
  await heading('资料上传');
  await user.upload(await field('标志'), png());
  await screen.findByText(/已上传/);
  await next(user);
  await heading('核对提交');
}

const send = () => screen.getByRole('button', { name: '提交申请' });

describe('submitting a coin', () => {
  it('says that nobody asks for payment before anything is asked', async () => {
    await open();
    expect(await screen.findByText(/收录不收取任何费用/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: '提交币种' })).toBeDefined();
  });

  it('goes step by step, shows all of it once more, is sent once and answered with a receipt', async () => {
    uploads(arrived);
    const calls = captured('submissionAdd', RECEIPT);
    const { user } = await open();
    await fillAll(user);
    expect(screen.getByText(INTRO)).toBeDefined();
    expect(screen.getByText('logo.png')).toBeDefined();
    await user.click(send());
    expect(await screen.findByText('请先确认资料真实')).toBeDefined();
    await user.click(screen.getByLabelText(/我确认以上资料真实/));
    await user.dblClick(send());
    expect(await screen.findByText('CM-COIN-20261122-00042')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('已收到您的申请');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      kind: 'coin',
      values: {
        contactName: '小镜',
        symbol: 'MIR',
        sectors: ['DeFi'],
        intro: INTRO,
        isIssued: 'no',
        website: 'https://example.com',
        logo: 'file-1',
        confirmed: 'yes',
      },
    });
    expect(localStorage.getItem('formDrafts')).toBeNull();
    await user.click(screen.getByRole('button', { name: '再提交一个' }));
    await heading('联系人');
    expect((await field('邮箱')).value).toBe('');
  });

  it('names each field that is missing and gives the focus to the first', async () => {
    const { user } = await open();
    await heading('联系人');
    await next(user);
    for (const text of ['请填写联系人', '请填写邮箱', '请选择您的身份']) {
      expect(await screen.findByText(text)).toBeDefined();
    }
    expect(document.activeElement).toBe(await field('联系人'));
    await fill(user, '联系人', '小镜');
    await waitFor(() => expect(screen.queryByText('请填写联系人')).toBeNull());
    await heading('联系人');
  });

  it('asks for a chain and a contract only where there is a coin', async () => {
    const { user, goTo } = await open();
    await goTo('/submit/coin?step=issue');
    await heading('发行');
    expect(screen.queryByRole('group', { name: /公链/ })).toBeNull();
    await choose(user, '是否已发币', '是');
    await choose(user, '公链', '以太坊');
    await fill(user, '合约地址', '0x123');
    await next(user);
    expect(await screen.findByText('合约地址格式不正确')).toBeDefined();
    await choose(user, '公链', '独立主网');
    expect(screen.queryByLabelText(/合约地址/)).toBeNull();
  });

  it('keeps what was typed over a reload, says so, and forgets it on demand', async () => {
    const first = await open();
    await fillContact(first.user);
    await heading('基本信息');
    await fill(first.user, '项目全称', 'Mirror');
    first.unmount();
    const { user } = await open();
    expect(await screen.findByText(/保存在本机的草稿/)).toBeDefined();
    expect((await field('邮箱')).value).toBe('listing@example.com');
    const role = within(screen.getByRole('group', { name: /您的身份/ }));
    expect(role.getByLabelText<HTMLInputElement>('项目团队').checked).toBe(true);
    await user.click(screen.getByRole('button', { name: '清除草稿' }));
    expect((await field('邮箱')).value).toBe('');
    expect(localStorage.getItem('formDrafts')).toBeNull();
  });

  it('goes back a step by the way back of the browser', async () => {
    const { user, goBack, path } = await open();
    await fillContact(user);
    await heading('基本信息');
    expect(path()).toBe('/submit/coin?step=basics');
    await goBack();
    await heading('联系人');
    expect((await field('联系人')).value).toBe('小镜');
  });

  it('judges a file before it is sent', async () => {
    const calls = uploads(arrived);
    const { user } = await renderRoute('/submit/coin?step=files');
    await user.upload(await field('标志'), png(400));
    expect(await screen.findByText('图片应为 500×500 像素，这一张是 400×400')).toBeDefined();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    expect(calls).toHaveLength(0);
    await next(user);
    expect(await screen.findByText('请上传标志')).toBeDefined();
  });

  it('tries a failed upload again without choosing the file anew', async () => {
    const calls = uploads(() => HttpResponse.error(), arrived);
    const { user } = await renderRoute('/submit/coin?step=files');
    await user.upload(await field('标志'), png());
    expect(await screen.findByText('网络不通，请检查连接后重试')).toBeDefined();
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/已上传/)).toBeDefined();
    expect(calls).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: '移除' }));
    expect(await screen.findAllByText('未选择文件')).toHaveLength(2);
  });

  it('sends the same submission under the same nonce when the line broke, also after a reload', async () => {
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
    const { user } = await renderRoute('/submit/coin?step=confirm');
    await heading('核对提交');
    await user.click(send());
    expect(await screen.findByText('CM-COIN-20261122-00042')).toBeDefined();
    expect(new Set(nonces).size).toBe(1);
  });

  it('shows what the upstream refuses at the field, at its step', async () => {
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

  it('sends nothing without a network, and says that nothing is lost', async () => {
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
