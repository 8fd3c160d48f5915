import type { CallParams, Endpoint, EntityOf } from '@coinmirror/shared/contract/endpoint.ts';
import { type Call, call, type Dated } from './call.ts';

/** An RTK Query definition from a contract row: `build.query(fromRow(coinEndpoints.coinRank))`. */
export interface RowDefinition<Row extends Endpoint> {
  query: (params: CallParams<Row>) => Call;
  transformResponse: (answer: Dated<unknown>) => Dated<EntityOf<Row>>;
}

/** The argument is the row's own parameters, so a shell can seed the cache under the same key. */
export function fromRow<Row extends Endpoint>(row: Row): RowDefinition<Row> {
  return {
    query: (params) => call(row, params),
    // The base query has already decoded the answer with this row's schema.
    transformResponse: (answer) => answer as Dated<EntityOf<Row>>,
  };
}
