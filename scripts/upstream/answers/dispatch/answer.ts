import { CYCLE } from '@coinmirror/shared/constants/timings.ts';
import { encode } from '@coinmirror/shared/contract/encode.ts';
import type { Endpoint, ParsedParams } from '@coinmirror/shared/contract/endpoint.ts';
import {
  type ApiEndpointName,
  type EndpointName,
  type EndpointRow,
  endpoints,
} from '@coinmirror/shared/contract/endpoints.ts';
import { NOT_CONNECTED, noDataMessage } from '@coinmirror/shared/contract/notConnected.ts';
import { AS_OF_HEADER, HOLDS_HEADER, SOURCE_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import * as v from 'valibot';
import { NotConnectedError } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { type Handler, type HandlerContext, type Handlers, UpstreamError } from '../handler/handler.ts';
import { record } from '../provenance/recording.ts';
import { sourceHeader } from '../provenance/sourceHeader.ts';
import { pauseOf, pauseSentence } from '../provenance/sourcePause.ts';
import { wrongFieldText } from './fieldNames.ts';
import { handlers } from './handlers.ts';

/** An answer on the wire: HTTP status and JSON body, envelope included. */
export interface EndpointResponse {
  readonly status: number;
  readonly body: unknown;
  /** Source and time of the data; for answers from what people wrote only Retry-After. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Not an error: the requested data has no source in this world. */
const NO_SOURCE = { code: NOT_CONNECTED, msg: noDataMessage('unconnected') };

/** Maximum attempts of an answer if the cycle changes during its computation. */
const TRIES = 3;

/**
 * Answers one call of the market host like the upstream; the embedded upstream and the tests' mocks share it. An answer
 * is of one cycle of the world's clock; its headers give the cycle and the ports it was read from. What has no source in
 * this world is answered wholly from `context.missing`, where there is one; what is paused says so.
 */
export async function answer(
  name: ApiEndpointName,
  rawParams: Readonly<Record<string, unknown>>,
  context: HandlerContext,
): Promise<EndpointResponse> {
  const { missing, ...own } = context;
  const made = await answerFrom(name, rawParams, own);
  return missing && made.body === NO_SOURCE
    ? answerFrom(name, rawParams, { ...own, sources: missing })
    : made;
}

async function answerFrom(
  name: ApiEndpointName,
  rawParams: Readonly<Record<string, unknown>>,
  context: HandlerContext,
): Promise<EndpointResponse> {
  const { clock } = context.sources;
  for (let tries = 1; ; tries += 1) {
    const { sources, read } = record(context.sources);
    const asOf = clock.now();
    const holds = Math.max(0, asOf + CYCLE - clock.exact());
    const made = await answerWith(
      () => run(name, handlers, rawParams, { ...context, sources }),
      () => ({
        [SOURCE_HEADER]: sourceHeader(context.sources, read),
        [AS_OF_HEADER]: String(asOf),
        [HOLDS_HEADER]: String(holds),
      }),
      (error) => noDataBody(error, context.sources),
    );
    if (asOf === clock.now() || tries === TRIES) return made;
  }
}

/** Why there is no data: nobody tells it, or whoever does is left alone. */
async function noDataBody({ sourceNames }: NotConnectedError, sources: Sources) {
  const paused = await pauseOf(sourceNames, sources);
  if (paused === null) return NO_SOURCE;
  const msg = noDataMessage('paused', pauseSentence(paused));
  return { code: NOT_CONNECTED, msg, paused };
}

/**
 * Runs a handler and converts its refusal into `{code, msg}` with a Chinese message, and the same code as HTTP status
 * if it is one. Other errors are bugs and are rethrown.
 */
export async function answerWith(
  respond: () => Promise<unknown>,
  headersOf?: () => EndpointResponse['headers'],
  bodyOf: (error: NotConnectedError) => Promise<unknown> = async () => NO_SOURCE,
): Promise<EndpointResponse> {
  try {
    const body = await respond();
    const headers = headersOf?.();
    return { status: 200, body, ...(headers && { headers }) };
  } catch (error) {
    if (error instanceof NotConnectedError) return { status: 200, body: await bodyOf(error) };
    if (!(error instanceof UpstreamError)) throw error;
    const { code, message: msg, errors, retryAfter } = error;
    return {
      status: statusOf(code),
      body: { code, msg, ...(errors && { errors }) },
      ...(retryAfter !== null && { headers: { 'retry-after': String(retryAfter) } }),
    };
  }
}

/** Parses the raw parameters (query string or parsed body) by the endpoint, calls its handler of `table`, and writes what it gives. */
export async function run<Names extends EndpointName, Context, Name extends Names>(
  name: Name,
  table: Handlers<Names, Context>,
  rawParams: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<unknown> {
  const handler: Handler<Name, Context> = table[name];
  const row: EndpointRow<Name> = endpoints[name];
  return encode<EndpointRow<Name>['response']>(
    row.response,
    await handler(readParams<EndpointRow<Name>>(name, row, rawParams), context),
  );
}

function readParams<Row extends Endpoint>(
  name: EndpointName,
  row: Row,
  rawParams: Readonly<Record<string, unknown>>,
): ParsedParams<Row> {
  const result = v.safeParse<Row['params']>(row.params, rawParams);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? '';
  throw new UpstreamError(400, wrongFieldText(name, path, issue.input === undefined));
}

function statusOf(code: number): number {
  return code >= 400 && code <= 599 ? code : 200;
}
