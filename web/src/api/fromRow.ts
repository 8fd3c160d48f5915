import {
  type CallParams,
  EACH_CYCLE,
  type Endpoint,
  type EntityOf,
} from '@coinmirror/shared/contract/endpoint.ts';
import { type Call, call, type Dated } from './call.ts';

/** The RTK Query definition of a contract row: `build.query(fromRow(coinEndpoints.coinRank))`. */
export interface RowDefinition<Row extends Endpoint> {
  query: (params: CallParams<Row>) => Call;
  transformResponse: (answer: Dated<unknown>) => Dated<EntityOf<Row>>;
  forceRefetch: (asked: Asked) => boolean;
}

interface Asked {
  readonly endpointState?: { readonly fulfilledTimeStamp?: number | undefined } | undefined;
}

/** The argument is the row's own parameters, so that the first HTML can seed the cache under the same key. */
export function fromRow<Row extends Endpoint>(row: Row): RowDefinition<Row> {
  return {
    query: (params) => call(row, params),
    // The base query has already decoded the answer with this row's schema.
    transformResponse: (answer) => answer as Dated<EntityOf<Row>>,
    // A mounting component refetches what may have changed since: prices may be a cycle older.
    forceRefetch: ({ endpointState }) => {
      const answeredAt = endpointState?.fulfilledTimeStamp;
      if (answeredAt === undefined) return false;
      const age = Date.now() - answeredAt;
      // Answered in the future: the clock was set back, and nobody knows how old it is.
      return (age < 0 ? Number.MAX_VALUE : age) >= cacheTimeOf(row);
    },
  };
}

/**
 * How long an unused answer stays in the cache, ms: by its row's policy; prices only for one rendering of a
 * page.
 */
function cacheTimeOf({ policy }: Endpoint): number {
  if (typeof policy !== 'number') return Number.POSITIVE_INFINITY;
  return policy > EACH_CYCLE ? policy * 1000 : 1000;
}
