import * as v from 'valibot';
import { defineEndpoint, EACH_CYCLE } from './endpoint.ts';
import { envelope, label, text } from './wire.ts';
import { maybeNum, wireCount } from './wireNumber.ts';
import { rowsOf } from './wireRows.ts';
import { maybeMillis } from './wireTime.ts';

/** A number of a relation, and the path of the page where it stands; null: it could not be read. */
const side = v.object({ value: maybeNum, path: text });

const failure = v.object({
  /** What should hold, in Chinese: 流通市值 = 价格 × 流通量. */
  relation: label,
  /** What it is about: bitcoin; '' where it is about the site. */
  subject: text,
  left: side,
  right: side,
});

/** A relation that does not hold, with both numbers. */
export type FailedRelation = v.InferOutput<typeof failure>;

export const selfCheckEndpoints = {
  /** 本站自检: how many relations of the site's own numbers were checked in the latest run, and those that do not hold. */
  selfCheck: defineEndpoint({
    policy: EACH_CYCLE,
    method: 'GET',
    host: 'api',
    path: '/api/v3/site/selfcheck',
    params: v.object({}),
    response: envelope(
      v.object({
        /** The cycle that was checked, epoch ms; null: nothing has been checked yet. */
        at: maybeMillis,
        checked: wireCount,
        failed: wireCount,
        /** The first ones. */
        failures: rowsOf(failure),
      }),
    ),
  }),
} as const;

export type SelfCheckReport = v.InferOutput<typeof selfCheckEndpoints.selfCheck.response>;
