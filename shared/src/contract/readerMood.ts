import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { codec, row, tupleRow } from './fields.ts';
import { envelope, noParams } from './wire.ts';
import { num } from './wireNumber.ts';

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

export const readerMoodEndpoints = {
  voteStats: defineEndpoint({
    policy: 10,
    method: 'GET',
    host: 'api',
    path: '/api/v2/news/action_stat',
    params: noParams,
    response: envelope(voteStats),
  }),
} as const;
