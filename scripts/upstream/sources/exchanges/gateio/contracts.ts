import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amountOrNull, positive } from '../../decode/numbers.ts';
import { percentOfFractionOrNull } from '../../decode/percents.ts';
import { positiveOrNull } from '../../decode/present.ts';
import { quietIn } from '../../decode/quiet.ts';
import { timeOrNull } from '../../decode/times.ts';
import { dollarVolumeOrNull } from '../../decode/volumes.ts';
import type { Question } from '../../question/question.ts';
import { contractOf, type VenueContract } from '../kinds/contract.ts';
import { beforeChange } from '../kinds/ticker.ts';

const contract = v.pipe(
  v.object({
    name: v.string(),
    mark_price: positive,
    index_price: positiveOrNull,
    funding_rate: percentOfFractionOrNull,
    funding_interval: positiveOrNull,
    funding_next_apply: timeOrNull,
    quanto_multiplier: positiveOrNull,
  }),
  v.transform((wire) =>
    contractOf(wire.name, {
      markPrice: wire.mark_price,
      indexPrice: wire.index_price,
      fundingRate: wire.funding_rate,
      fundingHours: wire.funding_interval === null ? null : wire.funding_interval / 3_600,
      nextFundingAt: wire.funding_next_apply === null ? null : wire.funding_next_apply * 1000,
      faceCoins: wire.quanto_multiplier,
    }),
  ),
);

/** Terms, mark, index and funding of all perpetuals of Gate that are settled in Tether; intervals and times in seconds. */
export const gateioContracts: Question<readonly VenueContract[]> = {
  path: '/api/v4/futures/usdt/contracts',
  decode: jsonOf(rowsOf(contract, quietIn('mark_price'))),
};

const ticker = v.pipe(
  v.object({
    contract: v.string(),
    last: positive,
    change_percentage: amountOrNull,
    total_size: amountOrNull,
    volume_24h_quote: dollarVolumeOrNull,
  }),
  v.transform((wire) =>
    contractOf(wire.contract, {
      last: wire.last,
      open24h: beforeChange(wire.last, wire.change_percentage),
      openInterestContracts: wire.total_size,
      volume24h: wire.volume_24h_quote,
    }),
  ),
);

/** Last prices, volumes and open contracts of all perpetuals of Gate that are settled in Tether. */
export const gateioContractTickers: Question<readonly VenueContract[]> = {
  path: '/api/v4/futures/usdt/tickers',
  decode: jsonOf(rowsOf(ticker, quietIn('last'))),
};
