import * as v from 'valibot';
import { jsonOf, rowsOf } from '../../decode/jsonOf.ts';
import { amount } from '../../decode/numbers.ts';
import { textOrNull } from '../../decode/present.ts';
import { pageAddress, title, word } from '../../decode/words.ts';
import type { Question } from '../../question/question.ts';
import type { VenueNotice } from '../kinds/notice.ts';
import { bybitList } from './envelope.ts';

const notice = v.pipe(
  v.object({
    title,
    description: textOrNull,
    url: pageAddress,
    dateTimestamp: amount,
    type: v.object({ key: word }),
    tags: v.optional(v.array(word), []),
  }),
  v.transform(
    (wire): VenueNotice => ({
      title: wire.title,
      summary: wire.description,
      url: wire.url,
      time: wire.dateTimestamp,
      kind: wire.type.key,
      tags: wire.tags,
    }),
  ),
);

/** A page of 20 of Bybit's announcements in Chinese, newest first; pages from 1. */
export function bybitNotices(page: number): Question<readonly VenueNotice[]> {
  return {
    path: `/v5/announcements/index?locale=zh-TW&page=${page}&limit=20`,
    decode: jsonOf(bybitList(rowsOf(notice))),
  };
}
