import type { WireOf } from '@coinmirror/shared/contract/endpoint.ts';
import type { newsEndpoints } from '@coinmirror/shared/contract/news/news.ts';
import { readRichText } from '@coinmirror/shared/contract/richText.ts';
import { excerpt } from '@coinmirror/shared/format/excerpt.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { exchangeName } from '../catalogue/names.ts';
import { coinNamed } from '../coins/coinNamed.ts';
import { DESKS } from '../content/news/desks.ts';
import type { NewsItem } from '../ports/news.ts';
import type { Sources } from '../ports/sources.ts';
import { requirePort } from '../sources/requirePort.ts';
import { minuteOf, pricesThen, quotedAtOf } from './quotedPrices.ts';

export type NewsWire = WireOf<typeof newsEndpoints.coinNews>['data']['list'][number];

/** Characters of a summary; characters read per minute. */
const SUMMARY = 110;
const A_MINUTE = 420;

/** Facts of an item that never change: the prices of the instant that it quotes. */
interface Told {
  readonly summary: string;
  readonly minutes: number;
  readonly prices: readonly (number | null)[];
}

const told = new WeakMap<NewsItem, Promise<Told>>();

async function read(item: NewsItem, sources: Sources): Promise<Told> {
  const text = readRichText(item.content)
    .filter(({ kind }) => kind !== 'heading')
    .map((block) => block.text)
    .join('');
  const prices = await pricesThen(item.coins, quotedAtOf(item), sources);
  return {
    summary: excerpt(text, SUMMARY),
    minutes: Math.max(1, Math.round(text.length / A_MINUTE)),
    prices,
  };
}

type CoinWire = NonNullable<NewsWire['coins']>[number];

function coinWires(
  codes: readonly string[],
  then: readonly (number | null)[],
  { time, prices }: Now,
): CoinWire[] {
  return codes.flatMap((code, at) =>
    coinNamed(code, time).map((coin) => ({
      ...coin,
      issue_price: then[at] ?? null,
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
  return { time, prices: new Map((await sources.coins.all()).map((coin) => [coin.code, coin.price])) };
}

/** Coins with their price in the minute of `time` (epoch ms) and now, in wire format. */
export async function coinsSince(
  codes: readonly string[],
  time: number,
  sources: Sources,
): Promise<CoinWire[]> {
  const then = await pricesThen(codes, minuteOf(time), sources);
  return coinWires(codes, then, await nowOf(sources));
}

function toldOf(item: NewsItem, sources: Sources): Promise<Told> {
  const known = told.get(item);
  if (known) return known;
  const fresh = read(item, sources);
  told.set(item, fresh);
  return fresh;
}

/** Items in wire format; `whole` keeps an article's text, which lists omit. */
export async function newsWires(
  items: readonly NewsItem[],
  sources: Sources,
  whole = false,
): Promise<NewsWire[]> {
  const now = await nowOf(sources);
  const reads = await requirePort(sources, 'news').reads(items.map(({ id }) => id));
  return Promise.all(
    items.map(async (item, at): Promise<NewsWire> => {
      const { summary, minutes, prices } = await toldOf(item, sources);
      const isFlash = item.section === 'flash';
      return {
        id: item.id,
        title: item.title,
        content: isFlash || whole ? item.content : '',
        summary,
        issuetime: item.time / 1000,
        quotetime: quotedAtOf(item) / 1000,
        url: hrefTo('newsItem', { id: String(item.id) }),
        avatar: '',
        author: DESKS[item.desk],
        authorid: item.desk,
        source: item.source,
        lang: item.translation ? 'en' : 'zh',
        section: item.section,
        important: item.important === true,
        readcount: reads[at] ?? null,
        readtime: isFlash ? null : minutes,
        coins: coinWires(item.coins, prices, now),
        exchanges: (item.exchanges ?? []).map((code) => ({ code, name: exchangeName(code) })),
      };
    }),
  );
}
