import { flashChoiceOf } from '@coinmirror/shared/contract/news/flashChoice.ts';
import type { NewsItem } from '@coinmirror/shared/contract/news/item.ts';
import { formatDate, formatDateTime } from '@coinmirror/shared/format/time.ts';
import { leadFirst } from '@coinmirror/shared/pages/leadFirst.ts';
import { NEWS_TABS, newsTabNumber, newsTabOf } from '@coinmirror/shared/pages/newsTabs.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { type Link, linkTo } from '@coinmirror/shared/routes/link.ts';
import { articlesSentence, flashSentence } from '@coinmirror/shared/sentences/news.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { Block, LineBlock } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, Asked, PageAddress } from '../served.ts';
import { noticesOfWords } from './noticeBlocks.ts';

/** A list of headlines, each with its time and its beginning; on the notices' tab of `/news` theirs. */
export function newsBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const lines = isOwnFlashes(page) ? [] : (newsLines(answers) ?? noticeLines(answers));
  const sentence = newsSentence(page, answers);
  const head = { ...pageHead(page), ...(sentence !== undefined && { sentence }) };
  return lines && [head, ...newsTabs(page), { kind: 'lines', lines }];
}

/** Whether the page lists flashes about the visitor's own coins, which only the browser knows. */
function isOwnFlashes({ name, asked }: PageAddress): boolean {
  return isFlashes(name, asked) && flashChoiceOf(asked).isOwn;
}

function isFlashes(name: PageAddress['name'], asked: Asked): boolean {
  return name === 'newsFlash' || (name === 'news' && newsTabOf(asked('tab')) === 'flash');
}

/** What the page's list says of the day; undefined on a page without such a sentence. */
function newsSentence(page: PageAddress, answers: Answers): Sentence | null | undefined {
  const { name, asked } = page;
  const tab = name === 'newsFlash' ? 'flash' : newsTabOf(asked('tab'));
  const [list, asOf] = [answers.entity('newsList'), answers.asOf('newsList')];
  if (!(name === 'news' || name === 'newsFlash' || name === 'headline') || tab === 'notices')
    return undefined;
  if (list === null || asOf === null || isOwnFlashes(page)) return null;
  return tab === 'flash' ? flashSentence(list, flashChoiceOf(asked), asOf) : articlesSentence(list, asOf);
}

/** The tabs above the lists of `/news`. */
function newsTabs({ name, asked }: PageAddress): readonly Block[] {
  if (name !== 'news') return [];
  const shown = newsTabOf(asked('tab'));
  const tabs = NEWS_TABS.map(({ key, label }) => ({
    label,
    href: hrefTo('news', {}, { tab: newsTabNumber(key) }),
    current: key === shown,
  }));
  return [{ kind: 'tabs', tabs }];
}

/** The lines of a list of articles and flashes, each with its page of the news or another; null while it is not known. */
export function newsLines(answers: Answers, linkOf = linkOfNews): readonly LineBlock[] | null {
  const list = answers.entity('newsList');
  return list && leadFirst(list.rows, list.lead).map((item) => newsLine(item, linkOf(String(item.id))));
}

/** A list of notices, newest first. */
export function noticesBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const lines = noticeLines(answers);
  return lines && [pageHead(page), { kind: 'lines', lines }];
}

/** The same of one publisher or one coin, called as the page is. */
export function noticesOfBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const lines = noticeLines(answers);
  const { title = page.row.title } = noticesOfWords(page, answers) ?? {};
  return (
    lines && [
      { kind: 'head', title, summary: summaryOf('noticeFor'), asOf: null },
      { kind: 'lines', lines },
    ]
  );
}

/** The lines of a list of notices; null while it is not known. */
export function noticeLines(answers: Answers): readonly LineBlock[] | null {
  const list = answers.entity('noticeList');
  if (!list) return null;
  return list.rows.map(({ id, title, time, publisher }) => ({
    link: linkTo('noticeItem', { noticeid: String(id) }),
    title,
    note: `${publisher.name} ${formatDateTime(time)}`,
  }));
}

/** What the site itself announced, newest first. */
export function announcementsBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const list = answers.entity('announcementList');
  if (!list) return null;
  const lines = list.rows.map(({ id, title, time, summary }) => ({
    link: linkTo('announcementItem', { id }),
    title,
    note: `${formatDate(time)} ${summary}`,
  }));
  return [pageHead(page), { kind: 'lines', lines }];
}

/** An article, a flash, a notice or an announcement: whichever the page has. */
export function articleBlocks(_page: PageAddress, answers: Answers): readonly Block[] | null {
  const news = answers.entity('newsDetail');
  const notice = answers.entity('noticeDetail');
  const shown = news ?? notice ?? answers.entity('announcementDetail');
  if (!shown) return null;
  const who = news?.author ?? notice?.publisher.name ?? '';
  const summary = `${who} ${formatDateTime(shown.time)}`.trim();
  return [
    { kind: 'head', title: shown.title, summary, asOf: null },
    { kind: 'text', text: shown.blocks },
    ...(news?.original ? [{ kind: 'sentence', text: `阅读原文：${news.original}` } as const] : []),
  ];
}

const linkOfNews = (id: string): Link => linkTo('newsItem', { id });

function newsLine({ title, time, author, summary }: NewsItem, link: Link): LineBlock {
  return {
    link,
    title,
    note: `${formatDateTime(time)} ${author}：${summary}`,
  };
}
