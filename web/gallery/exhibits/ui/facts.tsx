import { count } from '@coinmirror/shared/columns/moreValues.ts';
import { text } from '@coinmirror/shared/columns/words.ts';
import { ColumnFacts } from '#ui/facts/ColumnFacts.tsx';
import { Fact, FactList } from '#ui/facts/FactList.tsx';
import { FactRows } from '#ui/facts/FactRows.tsx';
import { Figure, Figures } from '#ui/facts/Figures.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import type { Exhibit } from '../../exhibit.ts';

interface Chain {
  readonly chain: string;
  readonly users: number;
}

const CHAINS: readonly Chain[] = [
  { chain: 'Ethereum', users: 12_500 },
  { chain: 'Base', users: 2_432 },
];
const COLUMNS = [
  text<Chain>('chain', '公链', (row) => row.chain, { width: 120, rowHeader: true }),
  count<Chain>('users', '24H用户', '个', (row) => row.users),
];

const CHAIN_FACTS = [count<Chain>('users', '24H用户', '个', (row) => row.users, { definition: 'dappUsers' })];

export const exhibit: Exhibit = {
  title: 'Facts',
  about:
    'Facts of one thing: numbers of its head, a list in columns, rows of name against value, rows of a table.',
  states: [
    {
      name: 'figures of a head',
      show: () => (
        <Figures>
          <Figure label="24H用户" definition="dappUsers" main>
            12.3万
          </Figure>
          <Figure label="24H交易">45.6万</Figure>
        </Figures>
      ),
    },
    {
      name: 'facts in columns',
      wide: true,
      show: () => (
        <FactList>
          <Fact label="24H最高" definition="high24h">
            70,123.45
          </Fact>
          <Fact label="历史最高" definition="allTimeHigh" note="2025-10-06">
            126,198.07
          </Fact>
          <Fact label="量比">1.23</Fact>
          <Fact label="BTC相关性" note="90日">
            --
          </Fact>
        </FactList>
      ),
    },
    {
      name: 'facts as columns say them',
      show: () => (CHAINS[0] ? <ColumnFacts facts={CHAIN_FACTS} row={CHAINS[0]} /> : null),
    },
    {
      name: 'rows',
      show: () => (
        <FactRows
          rows={[
            { label: '身份认证', value: '需要' },
            { label: '支持法币', value: '美元、欧元' },
          ]}
        />
      ),
    },
    {
      name: 'a table under its own heading',
      wide: true,
      show: () => (
        <SectionTable
          title="所在公链"
          id="gallery-chains"
          columns={COLUMNS}
          rows={CHAINS}
          rowKey={({ chain }) => chain}
          footnotes={['各链之和即全部。']}
        />
      ),
    },
  ],
};
