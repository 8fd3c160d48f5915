import * as v from 'valibot';
import { BEAT } from '../constants/timings.ts';
import type { FileType } from '../validation/fileType.ts';

/** The policy of every row that says prices, in seconds: its answers end with the beat, so that pages agree. */
export const EACH_BEAT = BEAT / 1000;

/** Which upstream answers: the market API (plain proxy) or the community API (signed by the BFF). */
export type EndpointHost = 'api' | 'community';
export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** How the parameters of a non-GET call travel. GET and DELETE always use the query. */
export type BodyKind = 'json' | 'form' | 'multipart';

/** The files that a multipart call takes, judged by their first bytes. */
export interface UploadRule {
  readonly types: readonly FileType[];
  readonly maxBytes: number;
}

/** What is counted of calls whose answers are never kept. */
export type LimitName =
  | 'sendCode'
  | 'login'
  | 'password'
  | 'register'
  | 'captcha'
  | 'comment'
  | 'feedback'
  | 'submission'
  | 'upload'
  | 'write'
  | 'read';

/**
 * One row of the endpoint table.
 * `params` reads the wire's parameters (query strings or JSON) into typed ones, with their defaults;
 * `response` reads the whole answer, envelope included, and decodes it to our entity.
 * The input type of `response` is the wire shape a handler must produce.
 */
export interface Endpoint<
  Params extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
  Host extends EndpointHost = EndpointHost,
> {
  /**
   * A number is how long an answer may be given to other visitors, in seconds, by how fast its data changes, and ends at a
   * multiple of itself on the upstream's clock (EACH_BEAT for whatever says prices): such a call is a read, asked for
   * without the visitor's Authorization. A name is the limit of what is never kept, because it
   * depends on who asks or changes something.
   */
  readonly policy: number | LimitName;
  readonly method: EndpointMethod;
  readonly host: Host;
  /** Absolute path on its host, as the upstream spells it. */
  readonly path: `/api/${string}`;
  readonly body?: BodyKind;
  /** Of a multipart call: what it takes. */
  readonly upload?: UploadRule;
  readonly params: Params;
  /** `v.unknown()` of a call that answers with bytes instead of an envelope. */
  readonly response: Response;
}

/** Types a row without widening its literals. */
export function defineEndpoint<
  const Params extends v.GenericSchema,
  const Response extends v.GenericSchema,
  const Host extends EndpointHost,
>(row: Endpoint<Params, Response, Host>): Endpoint<Params, Response, Host> {
  return row;
}

/** A file parameter: a Blob in browsers, a File upstream; this room knows neither, so a size is what makes it one. */
export function fileOf({ maxBytes }: UploadRule) {
  return v.custom<object>(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      'size' in value &&
      typeof value.size === 'number' &&
      value.size > 0 &&
      value.size <= maxBytes,
  );
}

/** What a caller passes for a row. */
export type CallParams<Row extends Endpoint> = v.InferInput<Row['params']>;
/** What a handler receives for a row. */
export type ParsedParams<Row extends Endpoint> = v.InferOutput<Row['params']>;
/** The upstream's answer, byte for byte what goes over the wire (as JSON). */
export type WireOf<Row extends Endpoint> = v.InferInput<Row['response']>;
/** Our entity, what the app sees. */
export type EntityOf<Row extends Endpoint> = v.InferOutput<Row['response']>;
