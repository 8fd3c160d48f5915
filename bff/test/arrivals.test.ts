import { arrivalSort, type Column, type Sort } from '@coinmirror/shared/columns/column.ts';
import {
  type ApiEndpointName,
  apiEndpointNames,
  type EndpointName,
} from '@coinmirror/shared/contract/endpoints.ts';
import { testContext } from '@coinmirror/testing/world.ts';
import { answer } from '@coinmirror/upstream/answers/dispatch/answer.ts';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../src/pages/site.ts';
import type { Block } from '../src/prerender/blocks.ts';
import { servedPages } from '../src/prerender/servedPages.ts';
import { answersOf, createEntities, pagesUnderTest } from './support/pagesUnderTest.ts';

/** Lists whose order no column has: that of the source, of a grade that is not shown, or of their two halves. */
const OWN_ORDER: readonly string[] = [
  '/recorded 0',
  '/norecorded 0',
  '/exchange/otc 0',
  '/exchange/binance/details.html 0',
  '/exchange/binance/newcoin 0',
  '/exchange/binance/ieo 0',
  '/exchange/binance/mining 0',
  '/wallet 0',
  '/wallet/app 0',
  '/wallet/financing 0',
  '/wallet/hardware 0',
  '/wallet/pc 0',
  '/wallet/trade 0',
  '/data/eth.html 0',
  '/data/gray.html 0',
  '/data/receipt/ethereum 0',
  // Whoever ranks them keeps how to itself.
  '/data/dex/pools 0',
  '/data/unlocks 0',
  '/data/defi/heco/ 0',
  '/hot/max.html 0',
  '/hot/max.html 1',
  '/hot/ieonewscoin.html 0',
  '/hot/ieonewscoin.html/roi 0',
];

interface Arrived {
  readonly sort: Sort | null;
  /** Columns by which the rows stand in order, with the direction. */
  readonly found: readonly string[];
  readonly count: number;
}

/** The bodies of the test market in full: a list shortened to two rows is in any order. */
async function bodyOf(name: EndpointName, params: Readonly<Record<string, unknown>>): Promise<unknown> {
  if (!isApi(name)) return null;
  const { status, body } = await answer(name, params, testContext);
  return status === 200 ? JSON.parse(JSON.stringify(body)) : null;
}

function isApi(name: EndpointName): name is ApiEndpointName {
  return apiEndpointNames.some((one) => one === name);
}

function arrivedBy<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Arrived {
  const found = columns.flatMap(({ id, sortValue, optional }) => {
    if (!sortValue || optional) return [];
    const values = rows.map(sortValue).filter((value) => typeof value === 'number');
    if (new Set(values).size < 2) return [];
    const inOrder = (sign: number) =>
      values.every((value, at) => at === 0 || (value - (values[at - 1] ?? value)) * sign >= 0);
    if (inOrder(-1)) return [`${id} desc`];
    return inOrder(1) ? [`${id} asc`] : [];
  });
  return { sort: arrivalSort(columns), found, count: rows.length };
}

const tablesOf = (blocks: readonly Block[] | null) =>
  (blocks ?? []).flatMap((block) => (block.kind === 'table' ? block.tables : []));

const entityOf = createEntities(bodyOf);
const lists = new Map<string, Arrived>();
for (const { path, page, calls } of await pagesUnderTest()) {
  const entities = new Map(
    await Promise.all(calls.map(async (call) => [call, await entityOf(call)] as const)),
  );
  const blocks = servedPages[page.name].prerender?.(
    addressOf(page),
    answersOf(calls, (call) => entities.get(call)),
  );
  tablesOf(blocks ?? null).forEach((read, at) => {
    const arrived = read(arrivedBy);
    if (arrived.count > 2) lists.set(`${path} ${at}`, arrived);
  });
}

describe('the order in which the rows of a list arrive', () => {
  test('is named by a column of it', () => {
    const silent = [...lists].filter(([, { sort }]) => sort === null).map(([name]) => name);
    expect(silent).toEqual(OWN_ORDER);
  });

  test.each([...lists])('%s: the rows stand in the order that its head says', (_name, { sort, found }) => {
    if (sort !== null) expect(found).toContain(`${sort.id} ${sort.order}`);
  });
});
