import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { row } from './fields.ts';
import { envelope, noParams, text } from './wire.ts';
import { maybeScore, wireScore } from './wireNumber.ts';
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

export const sentimentEndpoints = {
  fearGreed: defineEndpoint({
    policy: 300,
    method: 'GET',
    host: 'api',
    path: '/api/v3/discover/sulkindex',
    params: noParams,
    response: envelope(fearGreedRow),
  }),
} as const;
