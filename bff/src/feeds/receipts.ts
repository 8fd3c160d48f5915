import type { PriceReceipt } from '@coinmirror/shared/contract/coin/receipt.ts';
import { noDataKind, noDataMessage, notConnectedReason } from '@coinmirror/shared/contract/notConnected.ts';
import { AS_OF_HEADER, SOURCE_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import { RECEIPT_FORMATS } from '@coinmirror/shared/routes/receipts.ts';
import { type RequestHandler, type Response, Router } from 'express';
import { type Site, sendPublicFile } from '../cache/publicFiles.ts';
import { Refusal, sendFailure } from '../http/failure.ts';
import { loadPageData, type PageData } from '../pages/pageData.ts';
import type { PageCall } from '../prerender/served.ts';
import { lifetimeOf } from '../upstream/policies.ts';
import { receiptCsvOf, receiptJsonOf } from './receiptText.ts';

/** `/data/receipt/{code}.{json|csv}`: how a price came about, now or at a minute (`?at=`), for whoever reckons it again. */
export function createReceipts({
  answerCache,
  rendered,
}: Pick<Site, 'answerCache' | 'rendered'>): RequestHandler {
  const router = Router();
  router.get(/^\/data\/receipt\/([\w.-]{1,80})\.(json|csv)$/, async (req, res) => {
    const [code = '', ending = ''] = [req.params[0], req.params[1]];
    const { at = '' } = req.query;
    // Of two minutes neither is the one that is meant.
    if (typeof at !== 'string') throw new Refusal('badAddress');
    const call: PageCall = { name: 'priceReceipt', params: { code, at } };
    const data = await loadPageData(answerCache, [call]);
    if (isRefused(res, call, data)) return;
    const answer = data.answers[0]?.answer;
    if (answer === undefined) throw new Refusal('upstreamDown', { 'retry-after': '60' });
    await sendPublicFile(res, rendered, {
      path: `${req.path}?at=${at}`,
      answer,
      type: RECEIPT_FORMATS.find((one) => one.ending === ending)?.type ?? 'text/plain',
      cacheControl: `public, max-age=${lifetimeOf(call.name)}`,
      extra: { [AS_OF_HEADER]: String(answer.asOf), [SOURCE_HEADER]: answer.source },
      write() {
        const receipt: PriceReceipt | null = data.entity('priceReceipt');
        if (receipt === null) throw new Refusal('upstreamBroken');
        return ending === 'csv' ? receiptCsvOf(receipt) : receiptJsonOf(receipt, answer.source);
      },
    });
  });
  return router;
}

/** Sends why there is no receipt: no such coin, no such minute, no source; returns whether it has. */
function isRefused(res: Response, call: PageCall, data: PageData): boolean {
  const status = data.statusOf(call);
  const silent = data.unconnected.get(call.name);
  if (silent !== undefined)
    sendFailure(res, 'notFound', {}, noDataMessage(noDataKind(silent), notConnectedReason(silent)));
  else if (status === 404) sendFailure(res, 'notFound', {}, '没有这个币种');
  else if (status !== null && status >= 400 && status < 500)
    sendFailure(res, 'badRequest', {}, data.refusalOf(call) || undefined);
  else return false;
  return true;
}
