import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { pageAddress, title, word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';
import type { VenueNotice } from '../kinds/notice.ts';
import { okxData } from './envelope.ts';

const notice = v.pipe(
  v.object({ title, url: pageAddress, pTime: amount, annType: word }),
  v.transform(
    ({ title, url, pTime, annType }): VenueNotice => ({
      title,
      summary: null,
      url,
      time: pTime,
      kind: annType,
      tags: [],
    }),
  ),
);

/** One row in which the page's notices stand. */
const pages = v.pipe(
  v.array(v.object({ details: rowsOf(notice) })),
  v.transform((rows) => rows.flatMap(({ details }) => details)),
);

/** A page of OKX's announcements, newest first; pages from 1. */
export function okxNotices(page: number): Question<readonly VenueNotice[]> {
  return { path: `/api/v5/support/announcements?page=${page}`, decode: jsonOf(okxData(pages)) };
}
