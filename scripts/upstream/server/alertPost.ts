import { request } from 'undici';
import type { ChannelPost, PostReply } from '../community/delivery/channels/post.ts';
import { hostMayBePublic } from '../sources/decode/publicAddress.ts';
import type { Outgoing } from '../sources/net/dispatcher.ts';
import { thrownFailure } from '../sources/net/failureOf.ts';
import { readBody } from '../sources/net/readBody.ts';

/** ms for a message, from the first packet to the last. */
const TIME_LIMIT = 5_000;
/** Bytes of an answer: services answer with a line. */
const LONGEST_ANSWER = 16 << 10;
const USER_AGENT = 'CoinMirror/1.0 (alerts)';

/** Failures before anything was handed over, in words for the channel's owner. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  name: '域名无法解析',
  connect: '无法连接',
  redirect: '域名指向内部网络，不发送',
};
/** Codes of a connection that never stood. */
const NEVER_STOOD = new Set(['UND_ERR_CONNECT_TIMEOUT']);

export interface AlertPostOptions {
  readonly outgoing: Pick<Outgoing, 'configured' | 'redirected'>;
  /** Origins that may be called although they are private or without https, by the operator's word. */
  readonly allowedOrigins: readonly string[];
  readonly timeLimit?: number;
}

/**
 * Posts to addresses that visitors have chosen: https and public alone, where the name is judged as it is resolved for the
 * connection itself. Follows no redirect, reads a short answer, waits five seconds.
 */
export function createAlertPost({
  outgoing,
  allowedOrigins,
  timeLimit = TIME_LIMIT,
}: AlertPostOptions): ChannelPost {
  const allowed = new Set(allowedOrigins.map((origin) => new URL(origin).origin));

  function refusal(address: string): string | null {
    if (!URL.canParse(address)) return '请填写完整的地址';
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') return '地址里不能有用户名和密码';
    if (allowed.has(url.origin)) return null;
    if (url.protocol !== 'https:') return '只能使用 https 地址';
    return hostMayBePublic(url.hostname) ? null : '不能使用内部网络的地址';
  }

  async function post({ url, headers, body }: Parameters<ChannelPost>[0]): Promise<PostReply> {
    const reason = refusal(url);
    if (reason !== null) return { kind: 'refused', reason };
    const dispatcher = allowed.has(new URL(url).origin) ? outgoing.configured : outgoing.redirected;
    try {
      const response = await request(url, {
        dispatcher,
        method: 'POST',
        headers: { 'user-agent': USER_AGENT, ...headers },
        body,
        signal: AbortSignal.timeout(timeLimit),
      });
      return { kind: 'answered', status: response.statusCode, text: await wordsOf(response) };
    } catch (error) {
      return failureOf(error, timeLimit);
    }
  }

  return Object.assign(post, { refusal });
}

/** The status tells enough where the words cannot be read. */
async function wordsOf({ headers, body }: Awaited<ReturnType<typeof request>>): Promise<string> {
  try {
    const encoding = String(headers['content-encoding'] ?? '');
    return (await readBody(body, encoding, { maxBytes: LONGEST_ANSWER })).toString('utf8');
  } catch {
    return '';
  }
}

function failureOf(error: unknown, timeLimit: number): PostReply {
  const { kind } = thrownFailure(error, timeLimit);
  const words = UNREACHABLE[kind];
  if (kind === 'redirect') return { kind: 'refused', reason: words ?? '' };
  if (words !== undefined) return { kind: 'unreachable', reason: words };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NEVER_STOOD.has(code)) return { kind: 'unreachable', reason: '连接超时' };
  return {
    kind: 'unknown',
    reason: kind === 'timeout' ? '对方没有及时回应，可能已收到' : '连接中断，可能已收到',
  };
}
