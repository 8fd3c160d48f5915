import type { GivenOf, ParsedParams } from '@coinmirror/shared/contract/endpoint.ts';
import type { EndpointName, EndpointRow } from '@coinmirror/shared/contract/endpoints.ts';
import type { ContactCode } from '@coinmirror/shared/contract/site.ts';
import type { Sources } from '../../ports/sources.ts';
import type { CheckedRelations } from '../relations/relation.ts';

/** The codes of each contact channel: pictures or addresses, in the order shown; a channel without one is absent. */
export type Contacts = Readonly<Partial<Record<ContactCode, readonly string[]>>>;

/** Request and world: all that a handler may use besides its parameters. */
export interface HandlerContext {
  readonly sources: Sources;
  /** Value of the Authorization header, '' if absent. */
  readonly token: string;
  /** What the operator has configured; default: no channel. */
  readonly contacts?: Contacts;
  /** The world that answers wholly where `sources` have none; default: such an answer says 未接入. */
  readonly missing?: Sources;
  /** What the latest check of our own numbers found; default: none has run. */
  readonly selfCheck?: () => CheckedRelations | null;
}

/** An error answer of the upstream: its own code, and a Chinese sentence for the visitor. */
export class UpstreamError extends Error {
  readonly code: number;
  /** The error of each form field, if known. */
  readonly errors: Readonly<Record<string, string>> | null;
  /** Seconds until the call may be repeated, if known. */
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

/** Answers one endpoint by what its row writes. Throws UpstreamError for a refusal. */
export type Handler<Name extends EndpointName, Context = HandlerContext> = (
  params: ParsedParams<EndpointRow<Name>>,
  context: Context,
) => Promise<GivenOf<EndpointRow<Name>>>;

/** A group of handlers; all groups together must cover their half of the endpoint table (see dispatch/handlers.ts). */
export type Handlers<Name extends EndpointName, Context = HandlerContext> = {
  readonly [N in Name]: Handler<N, Context>;
};
