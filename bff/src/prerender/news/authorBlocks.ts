import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { linkTo } from '@coinmirror/shared/routes/link.ts';
import type { Block } from '../blocks.ts';
import { pageHead } from '../head.ts';
import type { Answers, PageAddress, PageWords } from '../served.ts';
import { newsBlocks } from './contentBlocks.ts';

/** `比特币 行情分析`: the page of the analyses about one coin; null for those about all. */
export function analyseWords({ row, params }: PageAddress, answers: Answers): PageWords | null {
  const coins = (answers.entity('newsList')?.rows ?? []).flatMap((item) => item.coins);
  const coin = coins.find(({ code }) => code === params['id']);
  return coin
    ? {
        title: joinSpaced(coin.name, row.title),
        description: `${joinSpaced('关于', coin.name, '的行情分析文章')}。`,
      }
    : null;
}

/** The newest analyses, headed as the page is called. */
export function analyseBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const list = newsBlocks(page, answers);
  const title = analyseWords(page, answers)?.title ?? page.row.title;
  return list && [{ kind: 'head', title, summary: summaryOf('analyse'), asOf: null }, ...list.slice(1)];
}

/** The author's name and what he writes about; null on the list of all. */
export function authorWords({ params }: PageAddress, answers: Answers): PageWords | null {
  const desk = answers.entity('newsDesks')?.find(({ code }) => code === params['id']);
  return desk ? { title: desk.name, description: desk.intro } : null;
}

/** All authors, or one with the newest articles. */
export function authorBlocks(page: PageAddress, answers: Answers): readonly Block[] | null {
  const desks = answers.entity('newsDesks');
  if (desks === null) return null;
  if (page.params['id'] !== undefined) {
    const desk = desks.find(({ code }) => code === page.params['id']);
    const list = newsBlocks(page, answers);
    if (!desk || list === null) return null;
    return [{ kind: 'head', title: desk.name, summary: desk.intro, asOf: null }, ...list.slice(1)];
  }
  const lines = desks.map(({ code, name, intro, count }) => ({
    link: linkTo('author', { id: code }),
    title: name,
    note: count > 0 ? `近 30 天 ${count} 篇文章 ${intro}` : intro,
  }));
  return [pageHead(page), { kind: 'lines', lines }];
}
