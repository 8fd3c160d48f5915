import { commentEndpoints } from '@coinmirror/shared/contract/community/comments.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { searchRecord } from './recordSearch.ts';

describe('the record of a search', () => {
  it('has the specification’s payload and nothing else', () => {
    expect(searchRecord({ keyword: 'BTC', lastKeyword: 'ETH', coinCode: 'bitcoin' })).toEqual({
      data: { lastkeyword: 'ETH', keyword: 'BTC', code: 'bitcoin', platform: '', market: '' },
      type: 2,
      appid: 1,
      ostype: 'web',
      appver: '1.0',
      model: 'pc',
    });
  });

  it('names an exchange as the platform, and no coin', () => {
    const { data } = searchRecord({ keyword: '币安', lastKeyword: '', exchangeCode: 'binance' });
    expect(data).toMatchObject({ code: '', platform: 'binance' });
  });

  it('is accepted by the call’s own schema, whatever was typed', () => {
    const record = searchRecord({ keyword: '😀'.repeat(40), lastKeyword: '<script>'.repeat(9) });
    expect(v.is(commentEndpoints.searchAction.params, record)).toBe(true);
  });
});
