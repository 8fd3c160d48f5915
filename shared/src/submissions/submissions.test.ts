import { describe, expect, test } from 'vitest';
import { pngOf } from '../testing/pictures.ts';
import { checkSubmission } from './check.ts';
import { checkFile, fileRuleText } from './checkFile.ts';
import { coinForm } from './coinForm.ts';
import type { SubmissionValues } from './form.ts';
import { LOGO_RULE, PDF_RULE } from './parts.ts';
import { emptyValues, fieldsOf, readValues, toWireValues, valueText } from './values.ts';

const file = { id: 'f-1', name: 'logo.png', size: 1000 };
const good: SubmissionValues = {
  ...emptyValues(coinForm),
  contactName: '小镜',
  email: 'listing@example.com',
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
  logo: file,
  confirmed: 'yes',
};
const issued = { ...good, isIssued: 'yes', chain: 'ethereum', contract: `0x${'a'.repeat(40)}` };

/** Only the errors. */
function complaintsOf(values: SubmissionValues) {
  return Object.fromEntries(
    Object.entries(checkSubmission(coinForm, values)).filter(([, text]) => text !== null),
  );
}

describe('the form of a coin', () => {
  test.each([
    ['not issued', good],
    ['issued by a contract', issued],
    ['issued on a chain of its own', { ...issued, chain: 'own', contract: '' }],
    ['on TRON', { ...issued, chain: 'tron', contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
    ['on Solana', { ...issued, chain: 'solana', contract: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v' }],
  ])('accepts a project that is %s', (_what, values) => {
    expect(complaintsOf(values)).toEqual({});
  });

  test('asks for every required field in the exact words', () => {
    expect(complaintsOf(emptyValues(coinForm))).toEqual({
      contactName: '请填写联系人',
      email: '请填写邮箱',
      role: '请选择提交者身份',
      name: '请填写项目全称',
      symbol: '请填写简称',
      sectors: '请选择赛道',
      intro: '请填写项目介绍',
      isIssued: '请选择是否已发币',
      launchDate: '请填写上线日期',
      isOpenSource: '请选择是否开源',
      isAudited: '请选择是否审计',
      website: '请填写官网',
      logo: '请上传标志',
      confirmed: '请先确认资料真实',
    });
  });

  test.each([
    [{ email: 'a@b' }, { email: '邮箱格式不正确' }],
    [{ contactName: '字'.repeat(41) }, { contactName: '联系人最多 40 个字' }],
    [{ symbol: '比特币' }, { symbol: '简称只能包含字母、数字和 $ . -' }],
    [{ sectors: ['公链', 'DeFi', 'DEX', 'NFT', 'AI', 'DAO'] }, { sectors: '赛道最多选择 5 个' }],
    [{ sectors: ['赌博'] }, { sectors: '请选择赛道' }],
    [{ sectors: 'DeFi' }, { sectors: '请选择赛道' }],
    [{ role: 'admin' }, { role: '请选择提交者身份' }],
    [{ role: ['team'] }, { role: '请选择提交者身份' }],
    [{ intro: ` ${'字'.repeat(99)} ` }, { intro: '项目介绍至少 100 个字' }],
    [{ intro: '😀'.repeat(400) }, {}],
    [{ intro: '字'.repeat(401) }, { intro: '项目介绍最多 400 个字' }],
    [{ launchDate: '2026-02-30' }, { launchDate: '日期格式不正确' }],
    [{ launchDate: '2026-00-10' }, { launchDate: '日期格式不正确' }],
    [{ launchDate: '2026-01-00' }, { launchDate: '日期格式不正确' }],
    [{ launchDate: '明天' }, { launchDate: '日期格式不正确' }],
    [{ maxSupply: '一亿' }, { maxSupply: '最大供应量请填写数字' }],
    [{ maxSupply: '21000000.5' }, {}],
    [{ isIssued: 'yes' }, { chain: '请选择公链' }],
    [{ isIssued: 'yes', chain: 'bsc' }, { contract: '请填写合约地址' }],
    [{ isIssued: 'yes', chain: 'bsc', contract: '0x123' }, { contract: '合约地址格式不正确' }],
    [{ isOpenSource: 'yes' }, { source: '请填写源代码' }],
    [{ website: 'example.com' }, { website: '请填写以 http:// 或 https:// 开头的完整网址' }],
    [
      { website: 'https://user:pass@example.com' },
      { website: '请填写以 http:// 或 https:// 开头的完整网址' },
    ],
    [{ website: 'https://localhost' }, { website: '请填写以 http:// 或 https:// 开头的完整网址' }],
    [{ website: 'javascript:alert(1)//a.b' }, { website: '请填写以 http:// 或 https:// 开头的完整网址' }],
    [{ website: 'https://例子.中国:8080/a?b#c' }, {}],
    [{ x: `https://x.com/${'a'.repeat(200)}` }, { x: 'X（推特）最多 200 个字' }],
  ])('with %j gives %j', (change, complaints) => {
    expect(complaintsOf({ ...good, ...change })).toEqual(complaints);
  });

  test('every condition names a field of the form, and field names are unique', () => {
    const names = fieldsOf(coinForm).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { when } of fieldsOf(coinForm)) if (when) expect(names).toContain(when.field);
  });
});

describe('values', () => {
  test('are sent trimmed, without empty and unasked ones, a file by its id', () => {
    const wire = toWireValues(coinForm, { ...issued, name: ' Mirror ', isIssued: 'no' });
    expect(wire).toMatchObject({ name: 'Mirror', logo: 'f-1', sectors: ['DeFi'] });
    expect(Object.keys(wire)).not.toContain('contract');
    expect(Object.keys(wire)).not.toContain('nameZh');
  });

  test('of a draft are kept if they still fit', () => {
    const stored = { name: 'Mirror', sectors: 'DeFi', logo: { id: 1 }, unknown: 'x', whitepaper: file };
    expect(readValues(coinForm, stored)).toEqual({
      ...emptyValues(coinForm),
      name: 'Mirror',
      whitepaper: file,
    });
    expect(readValues(coinForm, 'broken')).toEqual(emptyValues(coinForm));
  });

  test.each([
    ['role', 'team', '项目团队'],
    ['sectors', ['公链', 'DeFi'], '公链、DeFi'],
    ['logo', file, 'logo.png'],
    ['nameZh', ' ', '--'],
    ['whitepaper', null, '--'],
  ])('%s %j reads %j', (name, value, text) => {
    const field = fieldsOf(coinForm).find((one) => one.name === name);
    expect(field && valueText(field, value)).toBe(text);
  });
});

describe('files', () => {
  const pdf = Uint8Array.from('%PDF-1.7 0123456789abcdef', (character) => character.charCodeAt(0));
  test.each([
    [LOGO_RULE, 1000, pngOf(500), null],
    [LOGO_RULE, 0, new Uint8Array(), '文件是空的'],
    [LOGO_RULE, 1024 * 1024 + 1, pngOf(500), '文件不能超过 1 MB'],
    [LOGO_RULE, 1000, pdf, '只支持PNG 图片'],
    [LOGO_RULE, 1000, pngOf(400, 500), '图片应为 500×500 像素，这一张是 400×500'],
    [LOGO_RULE, 1000, pngOf(500).subarray(0, 10), '图片已损坏或不完整，请换一张'],
    [LOGO_RULE, 1000, pngOf(500).subarray(0, 24), '图片已损坏或不完整，请换一张'],
    [PDF_RULE, 10 * 1024 * 1024, pdf, null],
    [PDF_RULE, 10 * 1024 * 1024 + 1, pdf, '文件不能超过 10 MB'],
    [PDF_RULE, 1000, Uint8Array.from([0x4d, 0x5a, 0x90]), '只支持PDF 文件'],
  ])('%# are checked by size and first bytes', (rule, size, head, complaint) => {
    expect(checkFile(rule, size, head)).toBe(complaint);
  });

  test('a rule reads as a sentence', () => {
    expect(fileRuleText(LOGO_RULE)).toBe('PNG 图片，500×500 像素，不超过 1 MB');
    expect(fileRuleText(PDF_RULE)).toBe('PDF 文件，不超过 10 MB');
  });
});
