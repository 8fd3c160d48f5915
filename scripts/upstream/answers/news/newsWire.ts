import type { GivenOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { newsEndpoints } from '@coinmirror/shared/contract/news/news.ts';
import { readRichText } from '@coinmirror/shared/contract/richText.ts';
import { excerpt } from '@coinmirror/shared/format/excerpt.ts';
import { joinLines } from '@coinmirror/shared/format/joinSpaced.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { exchangeName } from '../../catalogue/names.ts';
import type { NewsItem } from '../../ports/news.ts';
import { ifConnected, requirePort } from '../../ports/requirePort.ts';
import type { Sources } from '../../ports/sources.ts';
import { isChinese } from '../newsArchive/facets.ts';
import { minuteOf, pricesOfItems, pricesThen, quotedAtOf } from '../newsArchive/quotedPrices.ts';
import { coinNamed } from '../rows/coinNamed.ts';

export type NewsRow = GivenOf<typeof newsEndpoints.coinNews>['data']['list'][number];

/** Characters of a summary; characters read per minute. */
const SUMMARY = 110;
const A_MINUTE = 420;

/** Facts of an item that never change: the prices of the instant that it quotes. */
interface ItemFacts {
  readonly summary: string;
  readonly minutes: number;
  readonly prices: readonly (number | null)[];
}

const factsByItem = new WeakMap<NewsItem, Promise<ItemFacts>>();

function factsOf(item: NewsItem, prices: ItemFacts['prices']): ItemFacts {
  const read = readRichText(item.content).filter(({ kind }) => kind !== 'heading');
  const text = joinLines(read.map((block) => block.text));
  return {
    summary: excerpt(text, SUMMARY),
    minutes: Math.max(1, Math.round(text.length / A_MINUTE)),
    prices,
  };
}

type NewsCoin = NonNullable<NewsRow['coins']>[number];

function newsCoins(
  codes: readonly string[],
  then: readonly (number | null)[],
  { time, prices }: Now,
): NewsCoin[] {
  return codes.flatMap((code, at) =>
    coinNamed(code, time).map((coin) => ({
      ...coin,
      priceThen: then[at] ?? null,
      price: prices.get(code) ?? null,
    })),
  );
}

/** An instant (epoch ms), and the prices of coins at it (USD). */
interface Now {
  readonly time: number;
  readonly prices: ReadonlyMap<string, number | null>;
}

async function nowOf(sources: Sources): Promise<Now> {
  const time = sources.clock.now();
  // News are read while no price is known, too.
  const coins = (await ifConnected(() => sources.coins.all())) ?? [];
  return { time, prices: new Map(coins.map((coin) => [coin.code, coin.price])) };
}

/** Coins with their price in the minute of `time` (epoch ms) and now. */
export async function coinsSince(
  codes: readonly string[],
  time: number,
  sources: Sources,
): Promise<NewsCoin[]> {
  const then = await pricesThen(codes, minuteOf(time), sources);
  return newsCoins(codes, then, await nowOf(sources));
}

/** The facts of items; the prices of those not told before are asked for together. */
function itemFacts(items: readonly NewsItem[], sources: Sources): Promise<readonly ItemFacts[]> {
  const fresh = items.filter((item) => !factsByItem.has(item));
  const asked = pricesOfItems(fresh, sources);
  for (const [at, item] of fresh.entries()) {
    const facts = asked.then((prices) => factsOf(item, prices[at] ?? []));
    factsByItem.set(item, facts);
    const forget = () => void factsByItem.delete(item);
    // A real market may learn of a past price later.
    const mayLearn = sources.candles.provenance.kind !== 'simulated';
    facts.then(({ prices }) => mayLearn && prices.includes(null) && forget(), forget);
  }
  return Promise.all(items.map((item) => factsByItem.get(item) ?? asked.then(() => factsOf(item, []))));
}

/** Items as an answer gives them; `whole` keeps an article's text, which lists omit. */
export async function newsRows(
  items: readonly NewsItem[],
  sources: Sources,
  whole = false,
): Promise<NewsRow[]> {
  const now = await nowOf(sources);
  const facts = await itemFacts(items, sources);
  const reads = await requirePort(sources, 'news').reads(items.map(({ id }) => id));
  return items.map((item, at): NewsRow => {
    const { summary = '', minutes = null, prices = [] } = facts[at] ?? {};
    const isFlash = item.section === 'flash';
    return {
      id: item.id,
      title: item.title,
      content: isFlash || whole ? item.content : '',
      summary,
      time: item.time,
      quotedAt: quotedAtOf(item),
      path: hrefTo('newsItem', { id: String(item.id) }),
      avatar: '',
      author: item.author,
      authorCode: item.desk,
      source: item.source,
      language: isChinese(item) ? 'zh' : 'en',
      section: item.section,
      important: item.important === true,
      reads: reads[at] ?? null,
      // How long another's article is, its summary does not report.
      minutes: isFlash || item.url ? null : minutes,
      coins: newsCoins(item.coins, prices, now),
      original: item.url || undefined,
      exchanges: (item.exchanges ?? []).map((code) => ({ code, name: exchangeName(code) })),
    };
  });
}
