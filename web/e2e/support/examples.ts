import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { type PublishedIds, VENUE } from '@coinmirror/testing/addresses.ts';
import type { APIRequestContext } from '@playwright/test';

/** Requests the newest published items. */
export async function publishedIds(request: APIRequestContext): Promise<PublishedIds> {
  const first = async (path: string, params: Readonly<Record<string, number | string>>) => {
    const answer: { data: { list: { id: number | string }[] } } = await (
      await request.get(path, { params })
    ).json();
    return String(answer.data.list[0]?.id);
  };
  const { newsList, noticeList, proposalList } = endpoints;
  const [article, venueArticle, flash, notice, proposal] = await Promise.all([
    first(newsList.path, { channelid: NEWS_CHANNELS.articles, per_page: 1 }),
    first(newsList.path, { ...NEWS_ARGS.ofExchange(VENUE), per_page: 1 }),
    first(newsList.path, { channelid: NEWS_CHANNELS.flash, per_page: 1 }),
    first(noticeList.path, { per_page: 1 }),
    // Only an ended vote has known voters.
    first(proposalList.path, { state: 'passed', per_page: 1 }),
  ]);
  return { article, venueArticle, flash, notice, proposal };
}

/** The newest article written in English, which can be translated. */
export async function englishArticle(request: APIRequestContext): Promise<string> {
  const answer: { data: { list: { id: number | string; title: string }[] } } = await (
    await request.get(endpoints.newsList.path, {
      params: { channelid: NEWS_CHANNELS.articles, per_page: 50, lang: 'all' },
    })
  ).json();
  const found = answer.data.list.find(({ title }) => /^[A-Z]/.test(title) && !/\p{Script=Han}/u.test(title));
  if (!found) throw new Error('no article in English among the newest fifty');
  return String(found.id);
}
