import { DAY } from '@coinmirror/shared/time/units.ts';
import { realCoins } from '../../../../catalogue/coinCatalogue.ts';
import type { NewsItem } from '../../../../ports/news.ts';
import { type Feed, feedTable } from '../../../providers/feeds/feedTable.ts';
import type { SourceName } from '../../../table/sourceTable.ts';
import { WireAnswer } from '../../replayServer.ts';
import { type FakeWorld, inTruth } from '../fakeWorld.ts';
import type { Routes } from '../route.ts';

/** Entries of a feed. */
const ENTRIES = 40;
/** Every so manyth item is reported by two publishers. */
const TWICE = 7;

const real = new Set(realCoins.map(({ code }) => code));

/** The feeds of a publisher: what the told market's newsroom writes of coins that exist, each item by one publisher. */
export function feedRoutes(source: SourceName): (world: FakeWorld) => Routes {
  return (world) =>
    feedTable
      .filter((feed) => feed.source === source)
      .map((feed) => [pathOf(feed), async () => writeFeed(world, feed)] as const);
}

const pathOf = ({ path }: Feed) => path.split('?')[0] ?? path;

async function writeFeed(world: FakeWorld, feed: Feed): Promise<WireAnswer> {
  const own = (await itemsOf(world, feed)).map((item) => entryOf(item, feed));
  const misleadingItems = [unlinked, scripted(world.now()), tomorrows(world.now())];
  const channel = `<title>${feed.source}</title><link>https://example.com</link>${[...own, ...misleadingItems].join('')}`;
  return new WireAnswer(
    `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${channel}</channel></rss>`,
    { type: 'application/rss+xml; charset=utf-8' },
  );
}

/** What the feed tells of the last two days, newest first. */
async function itemsOf({ truth, now }: FakeWorld, feed: Feed): Promise<readonly NewsItem[]> {
  const news = inTruth(truth.news, 'news');
  const [today = 0] = news.days();
  const days = await Promise.all([today, today - DAY].map((day) => news.day(day)));
  const peers = feedTable.filter(({ kind }) => kind === feed.kind);
  const place = peers.indexOf(feed);
  return days
    .flat()
    .filter(
      (item) =>
        item.time <= now() && isListed(item) && (item.section === 'flash') === (feed.kind === 'flash'),
    )
    .filter(
      ({ id }) => id % peers.length === place || (id % TWICE === 0 && (id + 1) % peers.length === place),
    )
    .slice(0, ENTRIES);
}

/** What an outside publisher may say: of coins that exist, in Chinese. */
function isListed({ coins, translation }: NewsItem): boolean {
  return coins.every((code) => real.has(code)) && !translation;
}

/** An outside publisher does not speak as this site. */
function outside(words: string): string {
  return words.replaceAll('币镜', '本刊');
}

function entryOf({ id, title, content, time }: NewsItem, { source, kind }: Feed): string {
  const link = `https://www.${source.toLowerCase()}.example.com/${kind}/${id}`;
  return `<item><title><![CDATA[${outside(title)}]]></title><link>${link}?utm_source=rss</link><guid isPermaLink="false">${source}-${id}</guid><pubDate>${new Date(time).toUTCString()}</pubDate><description><![CDATA[<img src="https://example.com/a.png" onerror="alert(1)"/>${outside(content)}]]></description></item>`;
}

/** Entries that a careful reader leaves out, or cleans. */
const unlinked = '<item><title>没有链接与日期的一条</title></item>';

function scripted(now: number): string {
  return `<item><title>&lt;b&gt;含有脚本的摘要&lt;/b&gt;</title><link>https://www.example.com/scripted</link><pubDate>${new Date(now - DAY / 2).toUTCString()}</pubDate><description>&lt;script&gt;alert(1)&lt;/script&gt;摘要只留下文字 &amp;amp; 标点。</description></item>`;
}

function tomorrows(now: number): string {
  return `<item><title>日期在明天的一条</title><link>https://www.example.com/tomorrow</link><pubDate>${new Date(now + DAY).toUTCString()}</pubDate></item>`;
}

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}"><!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&c;&x;</title></item></channel></rss>`;

/** Feeds that are not to be read, by the word that asks for them. */
export const nastyFeeds: Readonly<Record<string, string>> = {
  laughs: LAUGHS,
  deep: `<rss>${'<a>'.repeat(10_000)}`,
  half: '<?xml version="1.0"?><rss><channel><item><title>半条',
  empty: '<rss><channel></channel></rss>',
};
