import { describe, expect, test } from 'vitest';
import { joinLines, joinSpaced } from './joinSpaced.ts';

describe('joined words', () => {
  test.each([
    [['支持', '比特币', '的钱包'], '支持比特币的钱包'],
    [['支持', 'Chainlink', '的钱包'], '支持 Chainlink 的钱包'],
    [['比特币 SV', '简介'], '比特币 SV 简介'],
    [['Mdex (HECO)', '简介'], 'Mdex (HECO)简介'],
    [['NFT', '概念'], 'NFT 概念'],
    [['关于', ''], '关于'],
    [[''], ''],
  ])('%j read as %s', (parts, said) => {
    expect(joinSpaced(...parts)).toBe(said);
  });
});

test.each([
  [['比特币上涨。', '以太坊走平。'], '比特币上涨。以太坊走平。'],
  [['Bitcoin rose.', 'Ether was flat.'], 'Bitcoin rose. Ether was flat.'],
  [['Bitcoin rose.', '以太坊走平。'], 'Bitcoin rose.以太坊走平。'],
  [[], ''],
])('lines %j are told as %s', (lines, said) => {
  expect(joinLines(lines)).toBe(said);
});
