import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { codec, row, tupleRow } from './fields.ts';
import { envelope, noParams, text } from './wire.ts';
import { maybeScore, num, wireScore } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { integerSeconds, maybeIntegerSeconds } from './wireTime.ts';

/** 0 (extreme fear) to 100 (extreme greed), with the upstream's label. */
const fearGreedRow = row(
  {
    now: { value: ['now', maybeScore], label: ['now_desc', text] },
    yesterday: { value: ['yesterday', maybeScore], label: ['yesterday_desc', text] },
    lastWeek: { value: ['lastweek', maybeScore], label: ['lastweek_desc', text] },
    lastMonth: { value: ['lastmonth', maybeScore], label: ['lastmonth_desc', text] },
    updatedAt: ['issuetime', maybeIntegerSeconds],
    history: [
      'sulks',
      v.optional(
        rowsOf(
          row({
            time: ['issuetime', integerSeconds],
            value: ['sulkindex', wireScore],
            label: ['sulkindex_desc', text],
          }),
        ),
        [],
      ),
    ],
  },
  (read) => ({
    ...read,
    /** Daily values, oldest first. */
    history: read.history.toSorted((a, b) => a.time - b.time),
  }),
);

const ratio = codec(
  v.pipe(
    v.object({ ratio: num }),
    v.transform((part) => part.ratio),
  ),
  'ratio',
);

/** Shares in %: 看涨, 空仓, 看跌. */
const voteStats = row(
  { items: tupleRow({ bullish: ratio, neutral: ratio, bearish: ratio }) },
  ({ items }) => items,
);

export const sentimentEndpoints = {
  fearGreed: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/discover/sulkindex',
    params: noParams,
    response: envelope(fearGreedRow),
  }),
  voteStats: defineEndpoint({
    policy: 10,
    method: 'GET',
    host: 'api',
    path: '/api/v2/news/action_stat',
    params: noParams,
    response: envelope(voteStats),
  }),
} as const;
