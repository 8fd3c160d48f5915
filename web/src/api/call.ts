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

/** Who made a call: the login it carried may have ended, or begun, before the answer arrives. */
export interface CallMeta {
  /** '' when nobody was logged in. */
  readonly token: string;
}

/** An answer and the time it is true of. */
export interface Dated<Data> {
  readonly value: Data;
  /** Epoch ms at which the upstream produced it. */
  readonly asOf: number;
  /** Where the data is from; null for what visitors wrote on this site. */
  readonly provenance: Provenance | null;
  /** True when the gateway served a cached answer because the upstream is failing. */
  readonly stale: boolean;
}
