import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { sendAnswer } from '../cache/send.ts';
import { JSON_TYPE } from '../http/callHeaders.ts';
import { Refusal } from '../http/failure.ts';
import { noteReason } from '../observability/requestLine.ts';
import { VisitorGone } from '../upstream/transport.ts';
import { UpstreamFailure } from '../upstream/upstreamFailure.ts';
import type { Answer } from '../upstream/validateAnswer.ts';
import { callOf } from './callContext.ts';

export interface UnsentLogouts {
  /** Answers a logout: by `forward`, or by ourselves where the upstream cannot take it. */
  answer(req: Request, res: Response, forward: () => Promise<void>): Promise<void>;
  /** Refuses calls of a login that has ended here, but for its logout. Throws Refusal. */
  readonly refuse: RequestHandler;
  close(): void;
}

export interface UnsentLogoutsOptions {
  /** Sends the logout of an Authorization header to the upstream. Rejects when it could not be taken. */
  readonly send: (authorization: string) => Promise<unknown>;
  /** ms between two rounds. */
  readonly every?: number;
}

const EVERY = 15_000;
/** A flood of made-up logins while the upstream is away must fill no memory; the oldest gives way. */
const MOST = 10_000;
/** Longer than any login token. */
const LONGEST = 512;
/** What an upstream says to a logout. */
const TAKEN: Answer = {
  status: 200,
  code: 200,
  contentType: JSON_TYPE,
  bytes: Buffer.from('{"code":200,"msg":"success","data":null}'),
  source: undefined,
  asOf: undefined,
  holds: undefined,
  retryAfter: undefined,
};

/**
 * Who logs out is out, whether the upstream can hear it or not: this process refuses the login from then on, and sends the
 * logout again until the upstream has taken it.
 */
export function createUnsentLogouts({ send, every = EVERY }: UnsentLogoutsOptions): UnsentLogouts {
  const waiting = new LRUCache<string, true>({ max: MOST });
  let isSending = false;

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (const login of [...waiting.rkeys()]) {
        await send(login);
        waiting.delete(login);
      }
    } catch {
      // The next round begins with the same one.
    } finally {
      isSending = false;
    }
  }

  function remember({ headers: { authorization: login = '' } }: IncomingMessage): void {
    const isNew = !waiting.has(login);
    if (isNew && login !== '' && login.length <= LONGEST) waiting.set(login, true);
  }

  const timer = setInterval(() => void sendAll(), every).unref();

  return {
    async answer(req, res, forward) {
      try {
        await forward();
      } catch (error) {
        if (!(error instanceof UpstreamFailure || error instanceof VisitorGone)) throw error;
        remember(req);
        noteReason(req, error);
        if (!res.destroyed) sendAnswer(res, TAKEN, Date.now());
      }
    },
    refuse(req, _res, next) {
      const hasEnded = waiting.size > 0 && waiting.has(req.headers.authorization ?? '');
      if (hasEnded && callOf(req).name !== 'memberLogout') throw new Refusal('loginEnded');
      next();
    },
    close: () => clearInterval(timer),
  };
}
