import type { CatalogueCoin } from '../../catalogue/catalogueCoin.ts';
import { coinCatalogue } from '../../catalogue/coinCatalogue.ts';
import { DESKS, type NewsItem } from '../../content/news/item.ts';
import { minuteOf } from '../../content/news/newsroom.ts';
import { exchangeName } from '../../content/news/subjects.ts';
import type { WireOf } from '../../contract/endpoint.ts';
import type { newsEndpoints } from '../../contract/news/news.ts';
import { readRichText } from '../../contract/richText.ts';
import type { MarketSource } from '../../market/source.ts';
import { DAY, HOUR } from '../../market/time.ts';
import { chance } from '../../random/chance.ts';
import { hrefTo } from '../../routes/hrefTo.ts';

export type NewsWire = WireOf<typeof newsEndpoints.coinNews>['data']['list'][number];

const factsByCode: ReadonlyMap<string, CatalogueCoin> = new Map(
  coinCatalogue.map((facts) => [facts.code, facts]),
);

/** Characters of a summary; characters read in a minute. */
const SUMMARY = 110;
const A_MINUTE = 420;

/** What was learnt of an item once: its price at publication does not change. */
interface Told {
  readonly summary: string;
  readonly minutes: number;
  readonly prices: readonly (number | null)[];
}

const told = new WeakMap<NewsItem, Promise<Told>>();

async function read(item: NewsItem, market: MarketSource): Promise<Told> {
  const text = readRichText(item.content)
    .filter(({ kind }) => kind !== 'heading')
    .map((block) => block.text)
    .join('');
  const prices = await Promise.all(
    item.coins.map(async (code) => {
      const [minute] = await market.candles({ code, periodMinutes: 1, end: minuteOf(item), limit: 1 });
      return minute?.close ?? null;
    }),
  );
  const summary = text.length > SUMMARY ? `${text.slice(0, SUMMARY)}…` : text;
  return { summary, minutes: Math.max(1, Math.round(text.length / A_MINUTE)), prices };
}

function toldOf(item: NewsItem, market: MarketSource): Promise<Told> {
  const known = told.get(item);
  if (known) return known;
  const fresh = read(item, market);
  told.set(item, fresh);
  return fresh;
}

/**
 * How often an item has been read by `now`: most within its first day, a little ever after. It never falls, and
 * important items and articles draw more readers.
 */
export function readsOf({ id, time, important, section, coins }: NewsItem, now: number): number {
  const age = Math.max(0, now - time);
  const fame = coins.includes('bitcoin') ? 1.5 : 1;
  const draw = 900 + 5200 * chance(`news-${id}`) ** 2;
  const weight = (important ? 1.9 : 1) * (section === 'flash' ? 0.6 : 1.3) * fame;
  const early = 1 - Math.exp(-age / (7 * HOUR));
  const late = Math.log1p(age / (3 * DAY)) * 0.08;
  return Math.floor(draw * weight * (early + late));
}

/** Items as the wire lists them; `whole` keeps an article's text, which lists leave out. */
export async function newsWires(
  items: readonly NewsItem[],
  market: MarketSource,
  whole = false,
): Promise<NewsWire[]> {
  const now = new Map((await market.coins()).map((coin) => [coin.code, coin.price]));
  return Promise.all(
    items.map(async (item): Promise<NewsWire> => {
      const { summary, minutes, prices } = await toldOf(item, market);
      const isFlash = item.section === 'flash';
      return {
        id: item.id,
        title: item.title,
        content: isFlash || whole ? item.content : '',
        summary,
        issuetime: item.time / 1000,
        url: hrefTo('newsItem', { id: String(item.id) }),
        avatar: '',
        author: DESKS[item.desk],
        source: item.source,
        section: item.section,
        important: item.important === true,
        readcount: readsOf(item, market.now()),
        readtime: isFlash ? null : minutes,
        coins: item.coins.flatMap((code, at) => {
          const facts = factsByCode.get(code);
          if (!facts) return [];
          const price = now.get(code) ?? null;
          return [
            {
              code,
              symbol: facts.symbol,
              name: facts.nameZh || facts.nameEn,
              logo: facts.logo,
              issue_price: prices[at] ?? null,
              price,
            },
          ];
        }),
        exchanges: (item.exchanges ?? []).map((code) => ({ code, name: exchangeName(code) })),
      };
    }),
  );
}
