import type { Response } from 'express';
import { sendFailure } from '../http/failure.ts';
import { FILE_HEADERS } from '../http/fileHeaders.ts';
import { readyAnswer, sendReady } from '../http/readyAnswer.ts';
import { makeReady } from '../http/readyBody.ts';
import type { AnswerCache, CachedAnswer } from './answerCache.ts';
import type { RenderMemo } from './renderMemo.ts';

/** What pages, feeds and sitemaps are made with. */
export interface Site {
  readonly answerCache: AnswerCache;
  readonly rendered: RenderMemo;
  readonly siteOrigin: string;
  /** Prices count as simulated where no answer says where it is from. */
  readonly isSimulated: boolean;
}

export interface PublicFile {
  /** Its address. */
  readonly path: string;
  /** The answer that the file is written from. */
  readonly answer: CachedAnswer;
  readonly type: string;
  readonly cacheControl: string;
  readonly extra?: Readonly<Record<string, string>>;
  write(): string;
}

/** Sends a file for programs and for other sites' pages; it is written anew only when its answer has changed. */
export async function sendPublicFile(
  res: Response,
  rendered: RenderMemo,
  { path, answer, type, cacheControl, extra, write }: PublicFile,
): Promise<void> {
  const ready = await rendered(path, [answer.body], async () =>
    readyAnswer(200, await makeReady(Buffer.from(write())), {
      contentType: `${type}; charset=utf-8`,
      cacheControl,
      // Public data may be read by other sites' pages.
      extra: { 'access-control-allow-origin': '*', ...FILE_HEADERS, ...extra },
    }),
  );
  sendReady(res.req, res, ready);
}

/** Says when to come back for a file that cannot be written now. */
export function sendLater(res: Response): void {
  sendFailure(res, 'upstreamDown', { 'retry-after': '60' });
}
