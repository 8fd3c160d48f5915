import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { NEWS_ARGS, NOTICE_SUBJECT_PARAMS } from '@coinmirror/shared/pages/newsTabs.ts';
import { noticeArgs, noticeChoice, OF_EXCHANGES } from '@coinmirror/shared/pages/noticeAddress.ts';
import { idOf } from '../idOf.ts';
import type { Answers, Asked, PageAddress, PageCall, PageWords, PathParams } from '../served.ts';

/** What stands beside everything that is read. */
export const INTEREST_CALL: PageCall = { name: 'newsHot', params: NEWS_ARGS.hot };

/** The call for notices as an address narrows them. */
export function noticeListCall(asked: Asked): PageCall {
  return { name: 'noticeList', params: noticeArgs(noticeChoice(asked)) };
}

/** The same of exchanges alone. */
export function exchangeNoticesCall(asked: Asked): PageCall {
  return { name: 'noticeList', params: { ...noticeArgs(noticeChoice(asked)), ...OF_EXCHANGES } };
}

export function noticeCalls({ noticeid, id }: PathParams): readonly PageCall[] {
  return [INTEREST_CALL, { name: 'noticeDetail', params: { id: idOf(noticeid ?? id) } }];
}

/** The notices of one publisher, or those about one coin. */
export function noticesOf({ type = '', code = '' }: PathParams, asked: Asked): readonly PageCall[] {
  const choice = { ...noticeChoice(asked), exchanges: [] };
  const params = { ...noticeArgs(choice), [NOTICE_SUBJECT_PARAMS[type] ?? 'type']: code };
  return [INTEREST_CALL, { name: 'noticeList', params }];
}

/** `币安公告`, with a sentence of its own; null where the list names nobody. */
export function noticesOfWords({ params }: PageAddress, answers: Answers): PageWords | null {
  const { type = '', code = '' } = params;
  const rows = answers.entity('noticeList')?.rows ?? [];
  const among = type === 'coin' ? rows.flatMap(({ coins }) => coins) : rows.map(({ publisher }) => publisher);
  const name = among.find((one) => one.code === code)?.name;
  if (!name) return null;
  return {
    title: joinSpaced(name, '公告'),
    description: joinSpaced(type === 'coin' ? '涉及' : '', name, '的上新、下架、活动、维护与充提公告。'),
  };
}

/** Title, beginning and publisher of one notice; null while it is not known. */
export function noticeWords(_page: PageAddress, answers: Answers): PageWords | null {
  const notice = answers.entity('noticeDetail');
  if (!notice) return null;
  const text = notice.blocks[0]?.text;
  return {
    title: notice.title,
    ...(text !== undefined && { description: text }),
    article: { publishedAt: notice.time, author: notice.publisher.name },
  };
}
