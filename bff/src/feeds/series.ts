import { noDataKind, noDataMessage, notConnectedReason } from '@coinmirror/shared/contract/notConnected.ts';
import { AS_OF_HEADER, SOURCE_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { SERIES_FORMATS } from '@coinmirror/shared/routes/series.ts';
import { type RequestHandler, Router } from 'express';
import { type Site, sendPublicFile } from '../cache/publicFiles.ts';
import { Refusal, sendFailure } from '../http/failure.ts';
import { loadPageData } from '../pages/pageData.ts';
import { lifetimeOf } from '../upstream/policies.ts';
import { findSeries } from './series/series.ts';
import { seriesJsonOf } from './seriesText.ts';

/** `/data/series/{key}.{json|csv}`: the days of an indicator and other figures over time, for machines. */
export function createSeries({
  answerCache,
  rendered,
}: Pick<Site, 'answerCache' | 'rendered'>): RequestHandler {
  const router = Router();
  router.get(/^\/data\/series\/([\w.-]{1,80})\.(json|csv)$/, async (req, res) => {
    const [key = '', ending = ''] = [req.params[0], req.params[1]];
    const series = findSeries(key);
    const format = SERIES_FORMATS.find((one) => one.ending === ending);
    if (series === null || format === undefined) return sendFailure(res, 'notFound', {}, '没有这组数据');
    const { call } = series;
    const data = await loadPageData(answerCache, [call]);
    if (data.statusOf(call) === 404) return sendFailure(res, 'notFound', {}, '没有这组数据');
    const silent = data.unconnected.get(call.name);
    if (silent !== undefined)
      return sendFailure(res, 'notFound', {}, noDataMessage(noDataKind(silent), notConnectedReason(silent)));
    const answer = data.answers[0]?.answer;
    if (answer === undefined) throw new Refusal('upstreamDown', { 'retry-after': '60' });
    await sendPublicFile(res, rendered, {
      path: req.path,
      answer,
      type: format.type,
      cacheControl: `public, max-age=${lifetimeOf(call.name)}`,
      extra: { [AS_OF_HEADER]: String(answer.asOf), [SOURCE_HEADER]: answer.source },
      write() {
        const table = series.table(data);
        if (table === null) throw new Refusal('upstreamBroken');
        return ending === 'csv'
          ? toCsv([table.labels, ...table.rows])
          : seriesJsonOf({ key, series, table, asOf: answer.asOf, source: answer.source });
      },
    });
  });
  return router;
}
