import { dexPoolColumns } from '@coinmirror/shared/columns/dexPools.ts';
import { poolsDashboard } from '@coinmirror/shared/dashboards/dexPools.ts';
import { POOL_KINDS } from '@coinmirror/shared/indicators/poolMarks.ts';
import { poolChoice, poolQuery } from '@coinmirror/shared/pages/poolAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { POOL_KIND_NAMES, poolsSentence } from '@coinmirror/shared/sentences/dexPools.ts';
import { type Block, tableBlock } from '../blocks.ts';
import type { Asked } from '../served.ts';
import { dashboardPage } from './dashboardBlocks.ts';

/** Trending and new pools, as the address asks for them. */
export const poolsServed = dashboardPage({
  description: poolsDashboard.description,
  call: 'dexPools',
  params: (asked) => ({ ...poolChoice(asked) }),
  tabs: poolTabs,
  sentence: poolsSentence,
  interpretation: poolsDashboard.interpretation,
  facts: poolsDashboard.facts,
  table: ({ kind, rows }) => tableBlock(dexPoolColumns(kind), rows),
});

/** Trending and new, each with the filters of the address; beside them the page has two switches. */
function poolTabs(asked: Asked): Block {
  const choice = poolChoice(asked);
  return {
    kind: 'tabs',
    withTools: true,
    tabs: POOL_KINDS.map((kind) => ({
      label: POOL_KIND_NAMES[kind],
      href: hrefTo('dataPools', {}, poolQuery({ ...choice, kind })),
      current: kind === choice.kind,
    })),
  };
}
