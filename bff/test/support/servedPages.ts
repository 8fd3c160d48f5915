import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';
import { NEWS_CHANNELS } from '@coinmirror/shared/contract/news/sections.ts';
import { type RouteName, routeNames } from '@coinmirror/shared/manifest/pages.ts';
import { NEWS_ARGS } from '@coinmirror/shared/pages/newsTabs.ts';
import { exampleAddress, fillAddress, type PublishedIds, VENUE } from '@coinmirror/testing/addresses.ts';
import * as v from 'valibot';
import { ask, type Reply } from './ask.ts';

/** A page at its example address, as a gateway serves it. */
export interface ServedPage {
  readonly name: RouteName;
  readonly address: string;
  readonly reply: Reply;
}

const listSchema = v.object({
  data: v.object({ list: v.array(v.object({ id: v.union([v.number(), v.string()]) })) }),
});

/** The newest published items of the gateway's upstream. */
async function publishedIds(origin: string): Promise<PublishedIds> {
  const first = async (path: string, params: Readonly<Record<string, number | string>>) => {
    const query = new URLSearchParams(
      Object.entries(params).map(([key, value]): [string, string] => [key, String(value)]),
    );
    const reply = await ask(origin, `${path}?${query}`);
    return String(v.parse(listSchema, reply.json()).data.list[0]?.id);
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

/** Every page of the manifest; the bare form of an address redirects to the one ending in .html, and is left out. */
export async function servedPages(
  origin: string,
  answerOf: (address: string) => Promise<Reply>,
): Promise<readonly ServedPage[]> {
  const ids = await publishedIds(origin);
  const served: ServedPage[] = [];
  for (const name of routeNames.filter((one) => !one.endsWith('Bare'))) {
    const address = fillAddress(exampleAddress(name), ids);
    served.push({ name, address, reply: await answerOf(address) });
  }
  return served;
}
