import { createHash, timingSafeEqual } from 'node:crypto';
import {
  bodyPairs,
  canonicalText,
  parseCommunityTimestamp,
  SIGNATURE_WINDOW,
  type SignatureHash,
} from '@coinmirror/shared/signing/communitySignature.ts';
import type { SignatureFault } from '@coinmirror/shared/signing/signatureRefusal.ts';
import { UpstreamError } from '../answers/handler/handler.ts';

export interface SignatureOptions {
  readonly clientId: string;
  readonly secret: string;
  /** The real time, not the market's. */
  readonly now?: () => number;
  /** ms on a clock that only goes forward. */
  readonly elapsed?: () => number;
}

/** A refusal of who signs, not of who is logged in. */
export class SignatureError extends UpstreamError {
  readonly fault: SignatureFault;
  constructor(fault: SignatureFault, message: string) {
    super(401, message);
    this.fault = fault;
  }
}

/** Hex of `text` in the given algorithm. */
export function hashHex(algorithm: SignatureHash, text: string): string {
  return createHash(algorithm).update(text, 'utf8').digest('hex');
}

/**
 * Checks a community call like a real upstream: client, time (within five minutes), unused nonce, and signature with
 * the secret. 64 hex digits are read as SHA-256, 32 as MD5. The check throws SignatureError (401).
 */
export function createSignatureCheck({
  clientId,
  secret,
  now = Date.now,
  elapsed = () => performance.now(),
}: SignatureOptions) {
  const seen = createNonceMemory({ now, elapsed });

  return (query: URLSearchParams, body: Readonly<Record<string, unknown>> = {}): void => {
    if (query.get('client_id') !== clientId) throw new SignatureError('client', '未知的客户端');
    const timestamp = parseCommunityTimestamp(query.get('timestamp') ?? '');
    if (timestamp === null || Math.abs(now() - timestamp) > SIGNATURE_WINDOW) {
      throw new SignatureError('time', '请求时间无效或已过期');
    }
    const nonce = query.get('nonce') ?? '';
    if (!/^\d{10}[\w-]{0,64}$/.test(nonce)) throw new SignatureError('nonce', '随机数无效');
    const sign = query.get('sign') ?? '';
    const algorithm = sign.length === 32 ? 'md5' : 'sha256';
    const text = canonicalText(query, secret, bodyPairs(body));
    if (!sameText(sign, hashHex(algorithm, text))) throw new SignatureError('sign', '签名错误');
    // Checked last, so that a forged call cannot use up a genuine call's nonce.
    if (!seen.add(nonce)) throw new SignatureError('replay', '请求已被使用');
  };
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Remembers a nonce for as long as its timestamp is acceptable: by both clocks, since a clock that was set forward and back
 * makes timestamps acceptable again.
 */
function createNonceMemory({ now, elapsed }: Record<'now' | 'elapsed', () => number>) {
  const expiry = new Map<string, { readonly byClock: number; readonly byTime: number }>();

  function forgetOld(): void {
    // Insertion order is expiry order, so the sweep ends at the first unexpired one.
    for (const [nonce, { byClock, byTime }] of expiry) {
      if (byClock > now() || byTime > elapsed()) return;
      expiry.delete(nonce);
    }
  }

  return {
    /** False if the nonce was used before. */
    add(nonce: string): boolean {
      forgetOld();
      if (expiry.has(nonce)) return false;
      const retention = 2 * SIGNATURE_WINDOW;
      expiry.set(nonce, { byClock: now() + retention, byTime: elapsed() + retention });
      return true;
    },
  };
}
