import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { coinInfoEndpoints } from './info.ts';

const { response } = coinInfoEndpoints.coinInfo;

function decode(fields: Record<string, unknown>) {
  return v.parse(response, { code: 200, data: { code: 'bitcoin', symbol: 'BTC', price: 100, ...fields } });
}

describe('coinInfo', () => {
  it('maps the misspelt wire names to the right ones', () => {
    const coin = decode({ blockspleed: 600, turn_over: '8.11', marketcap_total_usd: 5, amount_day: 3 });
    expect(coin.chain.blockSeconds).toBe(600);
    expect(coin.quote).toMatchObject({ turnoverRate: 8.11, marketCap: 5, volumeCoins24h: 3 });
  });

  it('decodes every missing figure as null', () => {
    const coin = decode({});
    const { price, ...rest } = coin.quote;
    expect(price).toBe(100);
    expect(new Set(Object.values(rest))).toEqual(new Set([null]));
    expect(new Set(Object.values(coin.history))).toEqual(new Set([null]));
    expect(coin.description).toEqual([]);
  });

  it('divides the amplitude by the low of the day', () => {
    expect(decode({ high: 110, low: 88 }).quote.amplitude24h).toBeCloseTo(25, 10);
    expect(decode({ high: 110, low: 0 }).quote.amplitude24h).toBeNull();
  });

  it('distinguishes ranked, unranked and unrecorded coins', () => {
    expect(decode({ isrank: 1 }).standing).toBe('ranked');
    expect(decode({ isrank: 0 }).standing).toBe('unranked');
    expect(decode({ isrank: 1, not_public: 1 }).standing).toBe('unrecorded');
  });

  it('keeps only web addresses as links', () => {
    const { links } = decode({
      siteurl: 'https://bitcoin.org, http://example.com',
      explorer: 'javascript:alert(1)',
      twitter: 'ftp://x',
    });
    expect(links.websites).toEqual(['https://bitcoin.org', 'http://example.com']);
    expect(links.explorers).toEqual([]);
    expect(links.twitter).toBe('');
  });
});
