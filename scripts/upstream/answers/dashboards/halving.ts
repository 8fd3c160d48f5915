import {
  estimatedHeight,
  nextHalving,
  PAST_HALVINGS,
  RECENT_BLOCK_SECONDS,
} from '@coinmirror/shared/indicators/halving.ts';
import { DAY } from '@coinmirror/shared/time/units.ts';
import { miningAt } from '../../catalogue/mining.ts';
import { ok } from '../handler/envelopes.ts';
import { type Handlers, UpstreamError } from '../handler/handler.ts';
import { coinsNow, isMineable, rankedCoins } from '../indexes/coins.ts';
import { requireCoin } from '../indexes/requireCoin.ts';
import { dailyCandles } from '../series/dailyCandles.ts';

export const halvingHandlers = {
  async halving({ coincode }, { sources }) {
    if (coincode !== 'bitcoin') throw new UpstreamError(404, '只有比特币的减半有倒计时');
    const now = sources.clock.now();
    const [bitcoin, days, coins] = await Promise.all([
      requireCoin(sources, coincode),
      dailyCandles(sources, coincode),
      coinsNow(sources),
    ]);
    const closeAt = (time: number) =>
      days.find((day) => day.time <= time && time < day.time + DAY && day.time + DAY <= now)?.close ?? null;
    const next = nextHalving(estimatedHeight(now), now, RECENT_BLOCK_SECONDS);
    return ok({
      height: next.height,
      target: next.target,
      remaining: next.remaining,
      progress: next.progress,
      blockSeconds: next.blockSeconds,
      reward: next.reward,
      nextReward: next.nextReward,
      expectedAt: next.expectedAt,
      blocks24h: next.height - estimatedHeight(now - DAY),
      price: bitcoin.now.price,
      past: PAST_HALVINGS.toReversed().map(({ height, time, reward }) => ({
        height,
        time,
        reward,
        price: closeAt(time),
        priceAfter: closeAt(time + 365 * DAY),
      })),
      coins: rankedCoins(coins)
        .filter(({ facts }) => facts.code !== 'bitcoin' && isMineable(facts))
        .flatMap(({ facts, now: quote }) => {
          const mining = facts.mining && miningAt(facts.mining, now);
          if (!mining || mining.nextHalvingAt === null || mining.nextReward === null) return [];
          return [
            {
              code: facts.code,
              name: facts.nameZh || facts.nameEn,
              symbol: facts.symbol,
              logo: facts.logo,
              price: quote.price,
              reward: mining.blockReward,
              nextReward: mining.nextReward,
              halvesAt: mining.nextHalvingAt,
            },
          ];
        })
        .toSorted((a, b) => a.halvesAt - b.halvesAt),
    });
  },
} satisfies Handlers<'halving'>;
