import * as v from 'valibot';
import { CYCLE } from '../constants/timings.ts';
import type { FileType } from '../validation/fileType.ts';
import type { Given } from './fields.ts';

/** Policy of every endpoint with prices, in seconds: its answers expire with the cycle, so that pages agree. */
export const EACH_CYCLE = CYCLE / 1000;

/** Which upstream answers: the market API (plain proxy) or the community API (signed by the BFF). */
export type EndpointHost = 'api' | 'community';
export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Encoding of the parameters of a non-GET call. GET and DELETE always use the query string. */
export type BodyKind = 'json' | 'form' | 'multipart';

/** The files that a multipart call accepts, checked by their first bytes. */
export interface UploadRule {
  readonly types: readonly FileType[];
  readonly maxBytes: number;
}

/** Rate limit of calls whose answers are never cached. */
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
 * One endpoint. `params` parses the wire's parameters (query strings or JSON) into typed ones, with defaults;
 * `response` parses the whole answer, envelope included, into our entity, and tells how it is written from what a
 * handler gives (`encode.ts`).
 */
export interface Endpoint<
  Params extends v.GenericSchema = v.GenericSchema,
  Response extends v.GenericSchema = v.GenericSchema,
  Host extends EndpointHost = EndpointHost,
> {
  /**
   * A number marks a cacheable read: its lifetime in seconds, chosen by how fast the data changes. Lifetimes end at a
   * multiple of themselves on the upstream's clock (EACH_CYCLE for everything with prices), and the call is sent without
   * the visitor's Authorization. A name is the rate limit of a call that is never cached, because it depends on the
   * caller or changes something.
   */
  readonly policy: number | LimitName;
  /** Each new set of parameters takes the upstream tens of ms: a visitor has few such reads under way at once. */
  readonly dear?: true;
  readonly method: EndpointMethod;
  readonly host: Host;
  /** Absolute path on its host, as the upstream spells it. */
  readonly path: `/api/${string}`;
  readonly body?: BodyKind;
  /** Parameter of a GET that means the same in every spelling (`foldWord`): its spellings share one answer. */
  readonly word?: string;
  /** Accepted files of a multipart call. */
  readonly upload?: UploadRule;
  readonly params: Params;
  /** `v.unknown()` of a call that answers with bytes instead of an envelope. */
  readonly response: Response;
}

/** Types an endpoint without widening its literals. */
export function defineEndpoint<
  const Params extends v.GenericSchema,
  const Response extends v.GenericSchema,
  const Host extends EndpointHost,
>(row: Endpoint<Params, Response, Host>): Endpoint<Params, Response, Host> {
  return row;
}

/**
 * A file parameter: a Blob in browsers, a File in the upstream. Neither type exists in this package, so anything with a
 * size counts as a file.
 */
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

/** What a caller passes to an endpoint. */
export type CallParams<Row extends Endpoint> = v.InferInput<Row['params']>;
/** What an endpoint's handler receives. */
export type ParsedParams<Row extends Endpoint> = v.InferOutput<Row['params']>;
/** The upstream's answer, exactly as sent (as JSON). */
export type WireOf<Row extends Endpoint> = v.InferInput<Row['response']>;
/** What a handler gives: entities where the row is made of fields, the wire's own form elsewhere. */
export type GivenOf<Row extends Endpoint> = Given<Row['response']>;
/** The decoded entity, which the app sees. */
export type EntityOf<Row extends Endpoint> = v.InferOutput<Row['response']>;
