import { DAY } from '@coinmirror/shared/time/units.ts';
import type { FinancingPort } from '../../ports/financing.ts';
import type { FundsPort } from '../../ports/funds.ts';
import type { NftPort } from '../../ports/nft.ts';
import type { TreasuriesPort } from '../../ports/treasuries.ts';
import type { TrustsPort } from '../../ports/trusts.ts';
import { collectionsAt, tradeSharesAt } from '../defi/nftCollections.ts';
import { roundsOf } from '../funds/financing.ts';
import { createFundHistories, daysOf, heldAt } from '../funds/fundHistory.ts';
import { holders } from '../funds/treasuries.ts';
import { closedHolding, trustQuote } from '../funds/trusts.ts';
import { trusts as trustTable } from '../funds/trustTable.ts';
import type { World } from '../market/world.ts';

/** Funds, trusts, treasuries, venture money and collections. */
export function investmentPorts({ market, provenance, coins }: World) {
  const historyOf = createFundHistories(market);
  const funds: FundsPort = {
    provenance,
    days: async (coin, tickers, from) => daysOf(await historyOf(coin), tickers, from),
  };
  const trusts: TrustsPort = {
    provenance,
    async quotes() {
      const prices = new Map((await coins()).map(({ facts, now }) => [facts.code, now.price]));
      return trustTable.flatMap((trust) => {
        const price = prices.get(trust.coin);
        return price === undefined ? [] : [trustQuote(trust, price, market.now())];
      });
    },
    holdings: (tickers, times) =>
      Promise.all(
        tickers.map(async (ticker) => {
          const trust = trustTable.find((one) => one.ticker === ticker);
          if (!trust) return times.map(() => null);
          const book = await historyOf(trust.coin);
          return times.map((time) => heldAt(book, ticker, time) ?? closedHolding(trust, time));
        }),
      ),
  };
  const treasuries: TreasuriesPort = { provenance, holders: async () => holders };
  const financing: FinancingPort = {
    provenance,
    async rounds(from, to) {
      const days = Math.round((to - from) / DAY) + 1;
      return Array.from({ length: days }, (_, at) => roundsOf(from + at * DAY)).flat();
    },
  };
  const nft: NftPort = {
    provenance,
    collections: async () => collectionsAt(market.now()),
    tradeShares: async (slugs, times) => times.map((time) => tradeSharesAt(slugs, time)),
  };
  return { funds, trusts, treasuries, financing, nft };
}
