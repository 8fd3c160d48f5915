import { join } from 'node:path';
import { CALL_ARGS } from '@coinmirror/shared/pages/callArgs.ts';
import { type RequestHandler, type Response, Router } from 'express';
import type { Site } from '../cache/publicFiles.ts';
import { Refusal, sendFailure } from '../http/failure.ts';
import { sendReady } from '../http/readyAnswer.ts';
import { loadPageData, type PageData } from '../pages/pageData.ts';
import { PREVIEW_ADDRESS, type PreviewKind, previewPath } from '../pages/previews.ts';
import { simulatedMark } from '../prerender/simulatedPart.ts';
import { articlePicture } from './articlePicture.ts';
import { coinPicture } from './coinPicture.ts';
import { NotNow } from './notNow.ts';
import { createPictures } from './pictures.ts';
import { createRender, type Draw } from './render.ts';

/**
 * `/previews/coin/{code}.png` and `/previews/news/{id}.png`: the pictures of link previews. One that cannot be drawn now
 * leads to the picture of its kind.
 */
export function createPreviews(
  { answerCache, isSimulated }: Pick<Site, 'answerCache' | 'isSimulated'>,
  webDist: string,
): RequestHandler {
  const pictures = createPictures(createRender(join(webDist, 'preview-fonts')), () => performance.now());
  const markOf = ({ simulated }: PageData) => simulatedMark(simulated ?? (isSimulated ? 'all' : 'none'));

  async function coin(code: string): Promise<Draw> {
    const call = { name: 'coinInfo', params: { code } } as const;
    const charts = { name: 'coinCharts', params: CALL_ARGS.coinCharts(code) } as const;
    const data = await loadPageData(answerCache, [call, charts]);
    if (data.statusOf(call) === 404) throw new Refusal('notFound');
    const found = data.entity('coinInfo');
    const asOf = data.asOf('coinInfo');
    if (found === null || asOf === null) throw new NotNow();
    const { name, symbol, quote } = found;
    const prices = (data.entity('coinCharts') ?? []).map(({ priceUsd }) => priceUsd);
    const { price, change24h, volume24h, marketCap } = quote;
    const amounts = { price, change24h, volume24h, marketCap };
    const figures = { name, symbol, ...amounts, prices, asOf, mark: markOf(data) };
    return (canWrite) => coinPicture(figures, canWrite);
  }

  async function article(id: string): Promise<Draw> {
    const call = { name: 'newsDetail', params: { id: Number(id) } } as const;
    const data = await loadPageData(answerCache, [call]);
    if (data.statusOf(call) === 404) throw new Refusal('notFound');
    const found = data.entity('newsDetail');
    if (found === null) throw new NotNow();
    const words = { title: found.title, author: found.author, time: found.time, mark: markOf(data) };
    return (canWrite) => articlePicture(words, canWrite);
  }

  async function answer(res: Response, kind: PreviewKind, find: () => Promise<Draw>): Promise<void> {
    try {
      sendReady(res.req, res, await pictures(res.req.path, find));
    } catch (error) {
      if (error instanceof Refusal) sendFailure(res, error.kind, {}, '没有这张图片');
      else if (error instanceof NotNow) res.set('cache-control', 'no-store').redirect(302, previewPath(kind));
      else throw error;
    }
  }

  const router = Router();
  router.get(PREVIEW_ADDRESS.coin, (req, res) => answer(res, 'coin', () => coin(req.params[0] ?? '')));
  router.get(PREVIEW_ADDRESS.news, (req, res) => answer(res, 'article', () => article(req.params[0] ?? '')));
  return router;
}
