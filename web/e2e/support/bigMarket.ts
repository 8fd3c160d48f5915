import type { BrowserContext } from '@playwright/test';

/**
 * Answers the coin list with `count` coins, a multiple of 200: copies of the upstream's own first 200 rows with unique
 * codes and numbers, so that every sort and filter has work to do. It runs inside the page: intercepting a request
 * would disable the browser's cache for all others.
 */
export async function serveBigMarket(context: BrowserContext, count: number): Promise<void> {
  await context.addInitScript((coins) => {
    const PAGE = 200;
    const real = window.fetch;
    let seed: Promise<{ data: { code: string }[] }> | undefined;

    /** The same coin at another position of the market; the golden ratio spreads the numbers evenly. */
    function copyOf(row: { code: string }, place: number) {
      const share = (place * 0.618_033_988_75) % 1;
      return {
        ...row,
        code: place < PAGE ? row.code : `${row.code}-${place}`,
        fullname: `第${place + 1}号币`,
        rank: place + 1,
        current_price_usd: 10 ** (share * 10 - 5),
        change_percent: share * 40 - 20,
        market_value_usd: 1e12 / (place + 1),
        vol_usd: 1e10 * share,
      };
    }

    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, location.href);
      if (!url.pathname.endsWith('/web-coinrank')) return real(input, init);
      const page = Number(url.searchParams.get('page') ?? 1);
      url.searchParams.set('page', '1');
      seed ??= real(url).then((response) => response.json());
      const answer = await seed;
      return Response.json({
        ...answer,
        data: answer.data.map((row, index) => copyOf(row, (page - 1) * PAGE + index)),
        maxpage: coins / PAGE,
        currpage: page,
        total_count: coins,
      });
    };
  }, count);
}
