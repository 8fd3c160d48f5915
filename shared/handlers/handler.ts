import type { ParsedParams, WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { EndpointName, EndpointRow } from '@coinmirror/shared/contract/endpoints.ts';
import type { Sources } from './ports/sources.ts';

/** Who asks, and what of: all a handler may use besides its parameters. */
export interface HandlerContext {
  readonly sources: Sources;
  /** Value of the Authorization header, '' when absent. */
  readonly token: string;
}

/** An answer the upstream gives instead of data: its own code, and a Chinese sentence for the visitor. */
export class UpstreamError extends Error {
  readonly code: number;
  /** What is wrong with each field of a form, where it is known. */
  readonly errors: Readonly<Record<string, string>> | null;
  /** In how many seconds the same may be asked again, where that is known. */
  readonly retryAfter: number | null;
  constructor(
    code: number,
    message: string,
    errors: UpstreamError['errors'] = null,
    retryAfter: number | null = null,
  ) {
    super(message);
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** Answers one endpoint in the wire's own shape. Throws UpstreamError for a refusal. */
export type Handler<Name extends EndpointName, Context = HandlerContext> = (
  params: ParsedParams<EndpointRow<Name>>,
  context: Context,
) => Promise<WireOf<EndpointRow<Name>>>;

/** A group of handlers; groups together must cover their half of the endpoint table (see handlers.ts). */
export type Handlers<Name extends EndpointName, Context = HandlerContext> = {
  readonly [N in Name]: Handler<N, Context>;
};
