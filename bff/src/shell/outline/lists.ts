import { coinColumns } from '@coinmirror/shared/columns/coinList.ts';
import { activityColumns, hotSearchColumns, newCoinColumns } from '@coinmirror/shared/columns/coinTables.ts';
import type { Column } from '@coinmirror/shared/columns/column.ts';
import { conceptColumns } from '@coinmirror/shared/columns/concepts.ts';
import { miningColumns } from '@coinmirror/shared/columns/miningList.ts';
import { tokenColumns } from '@coinmirror/shared/columns/tokenList.ts';
import { unrankedColumns } from '@coinmirror/shared/columns/unrankedList.ts';
import { unrecordedColumns } from '@coinmirror/shared/columns/unrecordedList.ts';
import type { ChangeBase } from '@coinmirror/shared/constants/changeBase.ts';
import type { CoinRow } from '@coinmirror/shared/contract/coins.ts';
import type { ConceptRow } from '@coinmirror/shared/contract/concepts.ts';
import type { EndpointName } from '@coinmirror/shared/contract/endpoints.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { descriptions } from '@coinmirror/shared/routes/descriptions.ts';
import { pages } from '@coinmirror/shared/routes/pages.ts';
import { type Html, html } from '../html.ts';
import type { PageData } from '../pageData.ts';
import type { SitePage } from '../site.ts';
import { asOfCall, facts, headline, usd } from './parts.ts';
import { tableOf } from './table.ts';

/** The change that lists show unless the visitor chose another. */
const BASE: ChangeBase = '24H';

/** A page that is one table: its heading, its sentence, its first rows. */
function listOutline<Row>(
  call: EndpointName,
  read: (data: PageData) => { readonly rows: readonly Row[] } | null,
  columnsOf: (rows: readonly Row[]) => readonly Column<Row>[],
) {
  return ({ name }: SitePage, data: PageData): readonly Html[] | null => {
    const rows = read(data)?.rows;
    if (!rows) return null;
    return [
      headline(pages[name].title, descriptions[name], asOfCall(data, call)),
      tableOf(columnsOf(rows), rows),
    ];
  };
}

/** A list of some coins: tokens, mineable ones … */
const coinsOutline = (columnsOn: (base: ChangeBase) => readonly Column<CoinRow>[]) =>
  listOutline(
    'coinRank',
    (data) => data.entity('coinRank'),
    () => columnsOn(BASE),
  );

/** The pages that are one list. */
export const listOutlines = {
  assets: coinsOutline(tokenColumns),
  mining: coinsOutline(miningColumns),
  recorded: coinsOutline(unrankedColumns),
  noRecorded: coinsOutline(unrecordedColumns),
  newCoins: listOutline(
    'newCoins',
    (data) => data.entity('newCoins'),
    () => newCoinColumns,
  ),
  concept: listOutline(
    'conceptList',
    (data) => data.entity('conceptList'),
    () => conceptColumns,
  ),
  hotSearch: listOutline('hotSearch', (data) => data.entity('hotSearch'), hotSearchColumns),
  activeTransaction: listOutline(
    'activeCoins',
    (data) => data.entity('activeCoins'),
    () => activityColumns,
  ),
} as const;

/** One sector: what it is, and its coins. */
export function conceptOutline(_page: SitePage, data: PageData): readonly Html[] | null {
  const concept = data.entity('conceptDetail');
  if (!concept) return null;
  return [
    headline(
      joinSpaced(concept.name, '概念'),
      `${concept.coinCount} 个币种，按流通市值排名。`,
      asOfCall(data, 'coinRank'),
    ),
    facts('o-facts', conceptFacts(concept)),
    html`<p class="o-prose">${concept.description}</p>`,
    tableOf(coinColumns(BASE), data.entity('coinRank')?.rows ?? []),
  ];
}

function conceptFacts(concept: ConceptRow): readonly (readonly [string, string])[] {
  return [
    ['总市值', usd(formatAmount(concept.marketCap))],
    ['24H额', usd(formatAmount(concept.volume24h))],
    ['上涨 / 下跌', `${concept.riseCount ?? '--'} / ${concept.fallCount ?? '--'}`],
    ['领涨', concept.best?.symbol ?? '--'],
  ];
}
