import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { captured } from '#testing/captured.ts';
import {
  arrived,
  choose,
  field,
  fill,
  fillAll,
  fillContact,
  heading,
  INTRO,
  next,
  RECEIPT,
  send,
  uploads,
} from '#testing/coinForm.ts';
import { renderPage } from '#testing/renderRoute.tsx';

const open = () => renderPage('/submit/coin');

describe('submitting a coin', () => {
  it('says before any question that nobody asks for payment', async () => {
    await open();
    expect(await screen.findByText(/收录不收取任何费用/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: '提交币种' })).toBeDefined();
  });

  it('goes step by step, shows a summary, is sent once and answered with a receipt', async () => {
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
    expect(document.activeElement?.textContent).toBe('已收到申请');
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

  it('names each missing field and focuses the first', async () => {
    const { user } = await open();
    await heading('联系人');
    await next(user);
    for (const text of ['请填写联系人', '请填写邮箱', '请选择提交者身份']) {
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

  it('returns to the previous step by the back button', async () => {
    const { user, goBack, path } = await open();
    await fillContact(user);
    await heading('基本信息');
    expect(path()).toBe('/submit/coin?step=basics');
    await goBack();
    await heading('联系人');
    expect((await field('联系人')).value).toBe('小镜');
  });
});
