import * as v from 'valibot';
import { BEAT } from '../constants/timings.ts';
import type { Endpoint, ParsedParams } from '../contract/endpoint.ts';
import {
  type ApiEndpointName,
  type EndpointName,
  type EndpointRow,
  endpoints,
} from '../contract/endpoints.ts';
import { AS_OF_HEADER, HOLDS_HEADER, SOURCE_HEADER, writeProvenance } from '../contract/provenance.ts';
import type { MarketSource } from '../market/source.ts';
import { type Handler, type HandlerContext, type Handlers, UpstreamError } from './handler.ts';
import { handlers } from './handlers.ts';

/** What goes over the wire: an HTTP status and a JSON body, envelope included. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** Where the data is from and of when it is; of what people wrote, when to ask again alone. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer during which the beat turned is made again, this often at most. */
const TRIES = 3;

/**
 * Answers one call of the market host as the upstream would; the embedded upstream and the tests' mocks share it.
 * An answer is of one beat of the market's clock, and says of which.
 */
export async function answer(
  name: ApiEndpointName,
  rawParams: Readonly<Record<string, unknown>>,
  context: HandlerContext,
): Promise<Answer> {
  const { market } = context;
  for (let tries = 1; ; tries += 1) {
    const headers = headersOf(market);
    const made = await answerWith(() => run(name, handlers, rawParams, context), headers);
    if (headers[AS_OF_HEADER] === String(market.now()) || tries === TRIES) return made;
  }
}

function headersOf(market: MarketSource) {
  const asOf = market.now();
  return {
    [SOURCE_HEADER]: writeProvenance(market.provenance),
    [AS_OF_HEADER]: String(asOf),
    [HOLDS_HEADER]: String(Math.max(0, asOf + BEAT - market.clock())),
  };
}

/**
 * Runs a handler and turns its refusal into `{code, msg}` with a Chinese sentence, and the same code as HTTP
 * status where it is one. Anything else that a handler throws is a fault of ours and is thrown on.
 */
export async function answerWith(
  respond: () => Promise<unknown>,
  headers?: Answer['headers'],
): Promise<Answer> {
  try {
    return { status: 200, body: await respond(), ...(headers && { headers }) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    const { code, message: msg, errors, retryAfter } = error;
    return {
      status: statusOf(code),
      body: { code, msg, ...(errors && { errors }) },
      ...(retryAfter !== null && { headers: { 'retry-after': String(retryAfter) } }),
    };
  }
}

/** Reads the raw parameters (query strings or the parsed body) by the row and calls its handler of `table`. */
export function run<Names extends EndpointName, Context, Name extends Names>(
  name: Name,
  table: Handlers<Names, Context>,
  rawParams: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<unknown> {
  const handler: Handler<Name, Context> = table[name];
  return handler(readParams<EndpointRow<Name>>(endpoints[name], rawParams), context);
}

function readParams<Row extends Endpoint>(
  row: Row,
  rawParams: Readonly<Record<string, unknown>>,
): ParsedParams<Row> {
  const result = v.safeParse<Row['params']>(row.params, rawParams);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? '';
  throw new UpstreamError(400, issue.input === undefined ? `缺少参数 ${path}` : `参数 ${path} 不正确`);
}

function statusOf(code: number): number {
  return code >= 400 && code <= 599 ? code : 200;
}
