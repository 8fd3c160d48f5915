import { AS_OF_HEADER, SOURCE_HEADER } from '@coinmirror/shared/contract/provenance.ts';
import { toCsv } from '@coinmirror/shared/format/csv.ts';
import { findSeries } from '@coinmirror/shared/pages/served/series.ts';
import { SERIES_FORMATS } from '@coinmirror/shared/routes/series.ts';
import { type RequestHandler, Router } from 'express';
import { Refusal, sendFailure } from '../http/failure.ts';
import { readyAnswer, sendReady } from '../http/readyAnswer.ts';
import { makeReady } from '../http/readyBody.ts';
import { lifetimeOf } from '../proxy/policies.ts';
import type { Reader } from '../proxy/reader.ts';
import { createMadePages } from './madePages.ts';
import { loadPageData } from './pageData.ts';
import { seriesJsonOf } from './seriesText.ts';

/** `/data/series/{key}.{json|csv}`: the days of an indicator and other figures over time, for machines. */
export function createSeries(reader: Reader): RequestHandler {
  const made = createMadePages();
  const router = Router();
  router.get(/^\/data\/series\/([\w.-]{1,80})\.(json|csv)$/, async (req, res) => {
    const [key = '', ending = ''] = [req.params[0], req.params[1]];
    const series = findSeries(key);
    const format = SERIES_FORMATS.find((one) => one.ending === ending);
    if (series === null || format === undefined) return sendFailure(res, 'notFound', {}, '没有这组数据');
    const { call } = series;
    const data = await loadPageData(reader, [call]);
    if (data.statusOf(call) === 404) return sendFailure(res, 'notFound', {}, '没有这组数据');
    const reading = data.readings[0]?.reading;
    if (reading === undefined) throw new Refusal('upstreamDown', { 'retry-after': '60' });
    const ready = await made(`${key}.${ending}`, [reading.body], async () => {
      const table = series.table(data);
      if (table === null) throw new Refusal('upstreamBroken');
      const text =
        ending === 'csv'
          ? toCsv([table.labels, ...table.rows])
          : seriesJsonOf({ key, series, table, asOf: reading.asOf, source: reading.source });
      return readyAnswer(200, await makeReady(Buffer.from(text)), {
        contentType: `${format.type}; charset=utf-8`,
        cacheControl: `public, max-age=${lifetimeOf(call.name)}`,
        extra: {
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
          [AS_OF_HEADER]: String(reading.asOf),
          [SOURCE_HEADER]: reading.source,
        },
      });
    });
    sendReady(req, res, ready);
  });
  return router;
}
