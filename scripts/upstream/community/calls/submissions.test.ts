import { pngOf } from '@coinmirror/shared/testing/pictures.ts';
import { describe, expect, it } from 'vitest';
import { field, useCommunity } from '../../testing/testCommunity.ts';

const community = useCommunity();
const { call } = community;

/** A PNG of this size as a file. */
function png(width: number, height = width): File {
  return new File([pngOf(width, height)], 'logo.png', { type: 'image/png' });
}

async function upload(file = png(500), name = 'logo') {
  return call('submissionUpload', { kind: 'coin', field: name, file });
}

async function coin(more: Record<string, unknown> = {}) {
  return {
    contactName: '小镜',
    email: 'a@example.com',
    role: 'team',
    name: 'Mirror',
    symbol: 'MIR',
    sectors: ['DeFi'],
    intro: '字'.repeat(100),
    isIssued: 'no',
    launchDate: '2026-12-01',
    isOpenSource: 'no',
    isAudited: 'no',
    website: 'https://example.com',
    logo: field(await upload(), 'id'),
    confirmed: 'yes',
    ...more,
  };
}

describe('a submission', () => {
  it('is accepted from anybody and answered with a receipt', async () => {
    const reply = await call('submissionAdd', { kind: 'coin', values: await coin(), nonce: 'nonce-first' });
    expect(reply).toMatchObject({
      status: 200,
      data: { receipt: expect.stringMatching(/^CM-COIN-\d{8}-\d{5}$/) },
    });
  });

  it('counts once however often it is sent, also after a restart', async () => {
    const values = await coin();
    const sent = { kind: 'coin', values, nonce: 'nonce-again' };
    const [first, second] = await Promise.all([call('submissionAdd', sent), call('submissionAdd', sent)]);
    expect(field(second, 'receipt')).toBe(field(first, 'receipt'));
    await community.restart();
    expect(field(await call('submissionAdd', sent), 'receipt')).toBe(field(first, 'receipt'));
    const other = { ...sent, values: await coin(), nonce: 'nonce-other' };
    expect(field(await call('submissionAdd', other), 'receipt')).not.toBe(field(first, 'receipt'));
  });

  it('is rejected with the error of each wrong field', async () => {
    const values = await coin({ email: 'nobody', website: 'javascript:alert(1)' });
    const reply = await call('submissionAdd', { kind: 'coin', values, nonce: 'nonce-wrong' });
    expect(reply).toMatchObject({
      status: 422,
      code: 422,
      msg: '邮箱格式不正确',
      errors: { email: '邮箱格式不正确', website: '请填写以 http:// 或 https:// 开头的完整网址' },
    });
  });

  it('cannot refer to a file that is missing, of another field, or part of another submission', async () => {
    const values = await coin();
    await call('submissionAdd', { kind: 'coin', values, nonce: 'nonce-owner' });
    for (const logo of [values.logo, 'no-such-file', '']) {
      const reply = await call('submissionAdd', {
        kind: 'coin',
        values: { ...values, logo },
        nonce: 'nonce-thief',
      });
      expect(reply).toMatchObject({ code: 422, errors: { logo: expect.stringMatching(/重新上传|请上传/) } });
    }
    const whitepaper = field(await upload(), 'id');
    const crossed = await call('submissionAdd', {
      kind: 'coin',
      values: await coin({ whitepaper }),
      nonce: 'nonce-cross',
    });
    expect(crossed).toMatchObject({ code: 422, errors: { whitepaper: '白皮书已失效，请重新上传' } });
  });

  it.each(['dapp', 'exchange'])('of a %s is validated by its own form', async (kind) => {
    expect(await call('submissionAdd', { kind, values: {}, nonce: `nonce-${kind}` })).toMatchObject({
      code: 422,
      errors: { website: '请填写官网', logo: '请上传标志' },
    });
  });
});

describe('a file', () => {
  it.each([
    [
      'an SVG that claims to be a PNG',
      new File(['<svg/>'.padEnd(64)], 'a.png', { type: 'image/png' }),
      '只支持PNG 图片',
    ],
    ['a PNG of another size', png(400), '图片应为 500×500 像素，这一张是 400×400'],
    [
      'a PNG of more than 1 MB',
      new File([png(500), new Uint8Array(1024 * 1024)], 'a.png'),
      '文件不能超过 1 MB',
    ],
  ])('that is %s is rejected', async (_what, file, msg) => {
    expect(await upload(file)).toMatchObject({ status: 422, msg });
  });

  it('is only accepted for file fields', async () => {
    expect(await upload(png(500), 'name')).toMatchObject({ code: 400 });
    expect(await upload(png(500), 'nothing')).toMatchObject({ code: 400 });
  });

  it('of 10 MB arrives complete, and a larger one is rejected', async () => {
    const pdf = (size: number) =>
      new File(['%PDF-1.7\n', new Uint8Array(size - 9)], 'w.pdf', { type: 'application/pdf' });
    const whole = await upload(pdf(10 * 1024 * 1024), 'whitepaper');
    expect(whole).toMatchObject({ code: 200, data: { size: 10 * 1024 * 1024 } });
    expect((await upload(pdf(10 * 1024 * 1024 + 1), 'whitepaper')).code).toBeGreaterThanOrEqual(400);
  });

  it('is rejected after too many uploads of one address, without a server error', async () => {
    const pdf = new File(['%PDF-1.7\n', new Uint8Array(10 * 1024 * 1024 - 9)], 'w.pdf');
    const replies = [];
    for (let turn = 0; turn < 3; turn += 1) replies.push(await upload(pdf, 'whitepaper'));
    expect(replies.at(-1)).toMatchObject({
      status: 429,
      code: 429,
      msg: expect.stringMatching(/请先提交申请/),
    });
  });
});
