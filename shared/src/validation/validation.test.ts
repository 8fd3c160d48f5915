import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, test } from 'vitest';
import { checkCompareAddition } from './compareList.ts';
import { checkFeedback } from './feedback.ts';
import { checkCodeRequest, checkLogin, checkRegister, phoneKey } from './login.ts';
import { type NumericInput, type NumericLimits, readNumericInput } from './numericInput.ts';
import { createPhoneJudge } from './phone.ts';
import { cutSearchInput, looksLikeAddress } from './search.ts';
import { TRUNK_ZERO } from './trunkZero.ts';

const judge = createPhoneJudge({ parsePhoneNumberFromString });
const good = { mobile: '13800138000', areaCode: '86', password: 'secret', code: '123456' };

describe('login', () => {
  test.each([
    [{ mobile: '' }, '请填写手机号'],
    [{ mobile: '   ' }, '请填写手机号'],
    [{ mobile: '123' }, '手机号码格式不正确'],
    [{ mobile: '13800138000', areaCode: '852' }, '手机号码格式不正确'],
    [{ mobile: '😀😀😀' }, '手机号码格式不正确'],
    [{ mobile: ' 138 0013-8000 ' }, null],
    [{ mobile: '51234567', areaCode: '852' }, null],
  ])('%j gives %s', (change, complaint) => {
    expect(checkLogin({ ...good, mode: 'password', ...change }, judge).mobile).toBe(complaint);
  });

  test.each([
    ['\u202d13800138000\u202c', '86', '86-13800138000'],
    ['\u202d+86 138 0013 8000\u202c', '86', '86-13800138000'],
    ['+8613800138000', '86', '86-13800138000'],
    ['+8613800138000', '852', '86-13800138000'],
    ['008613800138000', '86', '86-13800138000'],
    ['00 86 138–0013–8000', '1', '86-13800138000'],
    ['138\u20110013—8000', '86', '86-13800138000'],
    ['１３８００１３８０００', '86', '86-13800138000'],
    ['＋８６（１３８）００１３８０００', '86', '86-13800138000'],
    ['138\u00a00013\u20098000\u200b', '86', '86-13800138000'],
    ['tel:+86-138-0013-8000', '86', '86-13800138000'],
    ['+852 5123 4567', '86', '852-51234567'],
    ['+1 (415) 555-0132', '86', '1-4155550132'],
    ['+44 (0)7911 123456', '86', '44-7911123456'],
    ['+44 07911 123456', '86', '44-7911123456'],
    ['+44 (07911) 123456', '86', '44-7911123456'],
    ['07911 123456', '44', '44-7911123456'],
    ['(0)7911 123456', '44', '44-7911123456'],
    ['0044 07911 123456', '86', '44-7911123456'],
    ['013800138000', '86', '86-13800138000'],
    ['+86 0138-0013-8000', '852', '86-13800138000'],
    ['090-1234-5678', '81', '81-9012345678'],
    ['+225 07 01 02 03 04', '86', '225-0701020304'],
    ['0701020304', '225', '225-0701020304'],
    ['+242 06 123 4567', '86', '242-061234567'],
    ['+39 0312 345 6789', '86', '39-03123456789'],
    ['+7 912 345-67-89', '86', '7-9123456789'],
    ['+351 912 345 678', '86', '351-912345678'],
  ])('%j beside +%s is %s', (mobile, areaCode, phone) => {
    expect(phoneKey(areaCode, mobile)).toBe(phone);
    expect(checkLogin({ ...good, mode: 'password', mobile, areaCode }, judge).mobile).toBeNull();
  });

  test.each([
    ['8613800138000', '86'],
    ['0013800138000', '86'],
    ['+65 08123 4567', '86'],
    ['+852 05123 4567', '86'],
    ['8 912 345-67-89', '7'],
    ['06 20 123 4567', '36'],
    ['1 415 555 0132', '1'],
    ['+86+8613800138000', '86'],
    ['++8613800138000', '86'],
    ['+868613800138000', '86'],
    ['138001380oo', '86'],
    ['+8613800138000 转 3', '86'],
  ])('%j beside +%s is refused', (mobile, areaCode) => {
    expect(checkLogin({ ...good, mode: 'password', mobile, areaCode }, judge).mobile).toBe(
      '手机号码格式不正确',
    );
  });

  test('an area has a trunk zero where the library says so', () => {
    const wrong = getCountries().filter((country) => {
      const area = getCountryCallingCode(country);
      const example = getExampleNumber(country, examples)?.nationalNumber ?? '';
      const read = parsePhoneNumberFromString(`+${area}0${example}`);
      const leavesZeroOut = read?.isValid() === true && read.nationalNumber === example;
      return leavesZeroOut !== TRUNK_ZERO.has(area);
    });
    expect(wrong).toEqual([]);
  });

  test('each mode only requires its own secret', () => {
    const empty = { ...good, password: '', code: '' };
    expect(checkLogin({ ...empty, mode: 'password' }, judge)).toEqual({
      mobile: null,
      password: '请填写密码',
      code: null,
    });
    expect(checkLogin({ ...empty, mode: 'sms' }, judge)).toEqual({
      mobile: null,
      password: null,
      code: '请填写验证码',
    });
  });

  test('a code without a phone has its own text', () => {
    expect(checkCodeRequest({ mobile: '', areaCode: '86' }, judge)).toBe('请填写手机号码');
  });
});

describe('registration', () => {
  const fields = { ...good, passwordAgain: 'secret', usedPhones: new Set<string>() };
  test.each([
    [{}, { mobile: null, code: null, password: null, passwordAgain: null }],
    [{ mobile: '' }, { mobile: '请填写手机号' }],
    [{ mobile: '1' }, { mobile: '手机号格式不正确' }],
    [{ code: ' ' }, { code: '请填写手机验证码' }],
    [{ password: '' }, { password: '请填写密码' }],
    [{ password: '12345' }, { password: '密码长度需要大于6' }],
    [{ passwordAgain: '' }, { passwordAgain: '请再次填写密码' }],
    [{ passwordAgain: 'other1' }, { passwordAgain: '两次密码不一致' }],
    [{ usedPhones: new Set([phoneKey('86', '13800138000')]) }, { mobile: '手机号已经存在' }],
  ])('%j gives %j', (change, complaints) => {
    expect(checkRegister({ ...fields, ...change }, judge)).toMatchObject(complaints);
  });
});

describe('other forms', () => {
  test('feedback is between 1 and 300 characters, counted as readers count', () => {
    expect(checkFeedback(' ')).toBe('请填写反馈内容');
    expect(checkFeedback('字'.repeat(300))).toBeNull();
    expect(checkFeedback('😀'.repeat(300))).toBeNull();
    expect(checkFeedback('字'.repeat(301))).toBe('反馈内容不可大于300字');
  });

  test('a comparison accepts each coin once and at most four', () => {
    expect(checkCompareAddition(['a', 'b', 'c', 'd'], 'a')).toBe('已经添加此币种');
    expect(checkCompareAddition(['a', 'b', 'c', 'd'], 'e')).toBe('最多添加4个币种');
    expect(checkCompareAddition(['a', 'b', 'c'], 'e')).toBeNull();
  });

  test.each<[string, NumericLimits, NumericInput]>([
    ['12.34', { decimals: 2 }, { value: 12.34 }],
    ['12.345', { decimals: 2 }, { complaint: '小数最多 2 位' }],
    ['1,234', { decimals: 0 }, { value: 1234 }],
    ['-5', {}, { value: -5 }],
    ['-5', { least: 0 }, { complaint: '不能小于 0' }],
    ['1.2.3', {}, { complaint: '这个数字的逗号和点看不懂，小数请用点，例如 1234.5' }],
    ['１２３', {}, { value: 123 }],
    ['0,5', {}, { value: 0.5 }],
    ['60000,50', {}, { value: 60_000.5 }],
    ['1,234', {}, { value: 1234 }],
    ['1.234,5', {}, { value: 1234.5 }],
    ['1,234,567.8', {}, { value: 1_234_567.8 }],
    ['０，５', {}, { value: 0.5 }],
    ['12a4', {}, { complaint: '请输入数字' }],
    ['1e5', {}, { value: 100_000 }],
    ['1.5万', {}, { complaint: '请写出完整的数字，不带“万”“亿”等单位' }],
    ['３亿', {}, { complaint: '请写出完整的数字，不带“万”“亿”等单位' }],
    ['1000', { most: 999 }, { complaint: '不能大于 999' }],
    ['1e400', {}, { complaint: '数字太大，最大 1000万亿' }],
    ['1000', { least: 1, most: 999 }, { complaint: '应在 1 到 999 之间' }],
    ['123456', { length: 3 }, { complaint: '最多 3 个字符' }],
    ['0', { above: 0 }, { complaint: '应大于 0' }],
    ['-1', { least: 0, most: 5, wanted: '请输入 0 到 5' }, { complaint: '请输入 0 到 5' }],
    ['2.5', { isComplete: true }, { complaint: '请输入整数' }],
    ['', {}, { complaint: '请输入数字' }],
  ])('a numeric field reads %j with %j as %j', (text, limits, read) => {
    expect(readNumericInput(text, limits)).toEqual(read);
  });

  test.each([
    ['0x2260fac5', true],
    ['0xdA', true],
    ['TR7NHqjeKQxG', true],
    ['EPjFWdd5AufqSSqeM2qN1xzybapC8G', true],
    ['bitcoin', false],
    ['wrapped-bitcoin', false],
    ['0x', false],
    ['1inch', false],
    ['比特币', false],
    ['', false],
  ])('%j looks like a contract address: %s', (typed, expected) => {
    expect(looksLikeAddress(typed)).toBe(expected);
  });

  test('the search field accepts 30 characters and never splits one', () => {
    expect([...cutSearchInput('😀'.repeat(40))]).toHaveLength(30);
  });
});
