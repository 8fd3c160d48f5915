import { exchangeFigures } from '@coinmirror/shared/columns/exchangeFigures.ts';
import type { ExchangeDetail } from '@coinmirror/shared/contract/exchange/info.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { formatMonth } from '@coinmirror/shared/format/time.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { subjectTitle } from '@coinmirror/shared/pages/subjects.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { exchangeSentence } from '@coinmirror/shared/sentences/exchange.ts';
import type { Block } from '../blocks.ts';
import { factsOf } from '../dashboards/dashboardBlocks.ts';
import type { Answers, Asked, PageAddress, PageCall, Served } from '../served.ts';
import { subjectBlocks } from '../subject.ts';

interface ExchangePage {
  readonly description: string;
  /** Calls beside that of the exchange itself. */
  readonly calls?: (code: string, asked: Asked) => readonly PageCall[];
  /** What stands under the strip; null while its data are not known. */
  readonly blocks?: (answers: Answers, page: PageAddress) => readonly Block[] | null;
}

/** What the server knows of a page about one exchange: its head, its strip, and the page's own first words. */
export function exchangePage({ description, calls = () => [], blocks = () => [] }: ExchangePage): Served {
  return {
    description,
    calls: ({ id = '' }, asked) => [{ name: 'exchangeInfo', params: { code: id } }, ...calls(id, asked)],
    words: ({ name, description: words }, answers) => {
      const exchange = answers.entity('exchangeInfo');
      if (!exchange) return null;
      const title = subjectTitle('exchange', exchange.name, { page: name });
      return { title, description: `${exchange.name}：${words}` };
    },
    prerender: (page, answers) => {
      const exchange = answers.entity('exchangeInfo');
      const own = blocks(answers, page);
      return exchange && own && [...opening(page.name, exchange, answers.asOf('exchangeInfo') ?? 0), ...own];
    },
  };
}

function opening(name: RouteName, exchange: ExchangeDetail, now: number): readonly Block[] {
  const sentence = exchangeSentence(name, exchange, now);
  const head = {
    sentence,
    logo: exchange.logo,
    name: exchange.name,
    symbol: '',
    note: noteOf(exchange),
    price: null,
  };
  const items = factsOf(exchangeFigures(exchange), exchange);
  const summary = summaryOf(name);
  return [
    ...subjectBlocks('exchange', exchange.code, { page: name }, head, {
      facts: [{ kind: 'facts', as: 'line', items }],
    }),
    ...(summary === '' || sentence ? [] : [{ kind: 'sentence' as const, text: summary }]),
  ];
}

/** Its other name where it is another, its rank and rating, where it is from and since when. */
function noteOf({ name, nameEn, rank, rating, country, foundedAt }: ExchangeDetail): string {
  return [
    name.startsWith(nameEn) ? '' : nameEn,
    rank === null ? '' : `NO.${rank}`,
    `评级 ${rating?.toFixed(1) ?? MISSING}`,
    country,
    foundedAt === null ? '' : `${formatMonth(foundedAt)} 成立`,
  ]
    .filter(Boolean)
    .join('　');
}
