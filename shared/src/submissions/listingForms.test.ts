import { describe, expect, test } from 'vitest';
import { checkSubmission } from './check.ts';
import { dappForm } from './dappForm.ts';
import { exchangeForm } from './exchangeForm.ts';
import type { SubmissionForm, SubmissionValues } from './form.ts';
import { submissionForms } from './forms.ts';
import { emptyValues, fieldsOf } from './values.ts';

const file = { id: 'f-1', name: 'logo.png', size: 1000 };
const contact = {
  contactName: '小镜',
  email: 'listing@example.com',
  role: 'team',
  confirmed: 'yes',
  logo: file,
};
const EVM = `0x${'a'.repeat(40)}`;

const dapp: SubmissionValues = {
  ...emptyValues(dappForm),
  ...contact,
  name: 'Mirror Swap',
  category: 'dex',
  chains: ['Base'],
  intro: '字'.repeat(50),
  contracts: EVM,
  launchDate: '2026-01-01',
  isOpenSource: 'no',
  isUpgradable: 'yes',
  isAudited: 'no',
  website: 'https://example.com',
  screenshot: file,
};
const SAMPLE =
  '{"date":1,"ticker":[{"symbol":"btc_usdt","buy":1,"sell":2,"last":1,"high":3,"low":1,"change":0,"vol":9}]}';
const exchange: SubmissionValues = {
  ...emptyValues(exchangeForm),
  ...contact,
  name: 'Mirror',
  type: 'dex',
  markets: ['现货'],
  launchDate: '2026-01-01',
  intro: '字'.repeat(50),
  makerFee: '-0.01',
  takerFee: '0.1',
  isLicensed: 'no',
  tickerApi: 'https://api.example.com/tickers',
  tickerSample: SAMPLE,
  apiDocs: 'https://example.com/docs',
  website: 'https://example.com',
};

function complaintsOf(form: SubmissionForm, values: SubmissionValues) {
  return Object.fromEntries(
    Object.entries(checkSubmission(form, values)).filter(([, complaint]) => complaint !== null),
  );
}

test.each(Object.values(submissionForms))('the form of a $kind names each field once', (form) => {
  const names = fieldsOf(form).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe('the form of a dapp', () => {
  test.each([
    EVM,
    `以太坊 ${EVM}\nBase ${EVM}\n`,
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    `0x${'b'.repeat(64)}`,
  ])('takes contracts written like %j', (contracts) => {
    expect(complaintsOf(dappForm, { ...dapp, contracts })).toEqual({});
  });

  test.each(['0x123', `${EVM} 还有别的`, '没有地址'])('rejects contracts like %j', (contracts) => {
    expect(complaintsOf(dappForm, { ...dapp, contracts })).toEqual({
      contracts: '请每行填写一个完整的合约地址',
    });
  });

  test('asks for the source if it is claimed to be open', () => {
    expect(complaintsOf(dappForm, { ...dapp, isOpenSource: 'yes' })).toEqual({ source: '请填写源代码' });
  });
});

describe('the form of an exchange', () => {
  test('accepts a complete one', () => {
    expect(complaintsOf(exchangeForm, exchange)).toEqual({});
  });

  test('asks a company for its name and place, and a licensed one for the licence', () => {
    const values = { ...exchange, type: 'cex', isLicensed: 'yes' };
    expect(complaintsOf(exchangeForm, values)).toEqual({
      company: '请填写运营主体',
      region: '请填写注册地区',
      license: '请填写牌照名称与编号',
      licenseLink: '请填写牌照查询链接',
    });
  });

  test.each([
    ['tickerSample', SAMPLE.replace('"vol"', '"volume"'), /返回示例里应当有/],
    ['tickerSample', 'symbol buy sell last high low vol', /返回示例里应当有/],
    ['tickerApi', 'http://api.example.com/tickers', /https/],
    ['makerFee', '千分之一', /百分数/],
  ])('%s %j is rejected', (name, value, complaint) => {
    expect(complaintsOf(exchangeForm, { ...exchange, [name]: value })[name]).toMatch(complaint);
  });
});
