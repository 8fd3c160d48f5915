import { describe, expect, it } from 'vitest';
import { servedPages } from '../servedPages.ts';

const calls = (tab: string | null) =>
  servedPages.coin
    .calls?.({ coinCode: 'bitcoin' }, (name) => (name === 'tab' ? tab : null))
    ?.map(({ name }) => name);

describe('the first HTML of a coin', () => {
  it('brings the chart of 概况 and why the coin moved with it, and with no other content', () => {
    expect(calls(null)).toEqual(['coinInfo', 'coinCharts', 'coinMove']);
    expect(calls('nonsense')).toEqual(['coinInfo', 'coinCharts', 'coinMove']);
    expect(calls('holders')).toEqual(['coinInfo']);
  });

  it('brings the rows of the kind of market that its path names', () => {
    const rows = (subPage?: string) =>
      servedPages.coinMarketSub.calls?.({ coinCode: 'bitcoin', subPage }, () => null)?.at(-1)?.params;
    expect(rows('futures')).toEqual({ code: 'bitcoin', tickertype: 1 });
    expect(rows()).toEqual({ code: 'bitcoin', tickertype: 0 });
  });
});
