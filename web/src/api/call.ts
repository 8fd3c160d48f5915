import type { CallParams, Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import type { Provenance } from '@coinmirror/shared/contract/provenance.ts';

/** One call of an endpoint row, ready for the base query. */
export interface Call {
  readonly row: Endpoint;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Binds a contract row to its parameters (the wire's names, checked by the row's own type). */
export function call<Row extends Endpoint>(row: Row, params: CallParams<Row>): Call {
  return { row, params: params as Readonly<Record<string, unknown>> };
}

/** In whose name a call went out: the login it carried may have ended, or begun, before its answer comes. */
export interface CallMeta {
  /** '' for nobody's. */
  readonly token: string;
}

/** An answer together with the moment it was true. */
export interface Dated<Data> {
  readonly value: Data;
  /** Epoch ms at which the upstream produced it. */
  readonly asOf: number;
  /** Where it is from; null for what people wrote here. */
  readonly provenance: Provenance | null;
  /** True when the BFF served it from its cache because the upstream is failing. */
  readonly stale: boolean;
}
