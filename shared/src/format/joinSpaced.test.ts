import { describe, expect, test } from 'vitest';
import { joinSpaced } from './joinSpaced.ts';

describe('joined words', () => {
  test.each([
    [['支持', '比特币', '的钱包'], '支持比特币的钱包'],
    [['支持', 'Chainlink', '的钱包'], '支持 Chainlink 的钱包'],
    [['比特币 SV', '简介'], '比特币 SV 简介'],
    [['Mdex (HECO)', '简介'], 'Mdex (HECO)简介'],
    [['NFT', '概念'], 'NFT 概念'],
    [['您怎么看', ''], '您怎么看'],
    [[''], ''],
  ])('%j read as %s', (parts, said) => {
    expect(joinSpaced(...parts)).toBe(said);
  });
});
