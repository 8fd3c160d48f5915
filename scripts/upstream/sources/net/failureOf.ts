import { type Dispatcher, errors } from 'undici';
import { type Failure, failure } from './failure.ts';
import { OversizedBodyError, readBody } from './readBody.ts';
import { retryAfterOf } from './retryAfter.ts';

/** What an answer that is not 200 means; reads its first words for the operator. */
export async function answeredFailure(
  response: Dispatcher.ResponseData,
  date: number | null,
): Promise<Failure> {
  const { statusCode: status, headers } = response;
  const retryAfter = retryAfterOf(headers['retry-after'], date);
  const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
  const words = await firstWords(response);
  const detail = `HTTP ${status}${words && `: ${words}`}`;
  if (isRegional(status, isPage)) return failure('region', detail, { status });
  const isSpent = status === 403 && headers['x-ratelimit-remaining'] === '0';
  const kind = isSpent || status === 429 || status === 418 ? 'limit' : status === 202 ? 'pending' : 'status';
  return failure(kind, detail, { status, retryAfter });
}

/** 451 says so; a 403 that is a page is how CDNs in front of exchanges say it. */
function isRegional(status: number, isPage: boolean): boolean {
  return status === 451 || (status === 403 && isPage);
}

const WORDS = 120;
const WORDS_READ = 16 << 10;

/** The beginning of what a refusal says, for the operator; a page of HTML says nothing. */
async function firstWords({ headers, body }: Dispatcher.ResponseData): Promise<string> {
  const encoding = String(headers['content-encoding'] ?? '');
  try {
    const text = (await readBody(body, encoding, { maxBytes: WORDS_READ })).toString('utf8');
    return text.startsWith('<') ? '' : text.replaceAll(/\s+/g, ' ').slice(0, WORDS);
  } catch {
    return '';
  }
}

const NETWORK: Readonly<Record<string, 'name' | 'connect' | 'timeout' | 'redirect'>> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ECONNREFUSED: 'connect',
  EHOSTUNREACH: 'connect',
  ENETUNREACH: 'connect',
  EPRIVATE: 'redirect',
  UND_ERR_CONNECT_TIMEOUT: 'timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
};

/** What an exception on the way means. `timeout`: what the call was given, ms. */
export function thrownFailure(error: unknown, timeout: number): Failure {
  if (error instanceof OversizedBodyError) return failure('size', error.message);
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') {
    return failure('timeout', `no whole answer within ${timeout} ms`);
  }
  const code = codeOf(error);
  const kind = NETWORK[code];
  const detail = error instanceof Error ? error.message : String(error);
  if (kind !== undefined) return failure(kind, detail);
  if (code.startsWith('CERT_') || code.includes('SELF_SIGNED')) return failure('connect', detail);
  return failure(error instanceof errors.InvalidArgumentError ? 'connect' : 'cut', detail);
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (typeof code === 'string' && code !== '') return code;
  return error instanceof Error && error.cause instanceof Error ? codeOf(error.cause) : '';
}
