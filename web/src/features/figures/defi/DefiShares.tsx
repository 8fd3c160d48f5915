import type { DefiBoard } from '@coinmirror/shared/contract/defi/board.ts';
import {
  defiCategoryColumns,
  defiChainColumns,
  linkOfChain,
} from '@coinmirror/shared/figures/defi/columns.ts';
import { useMemo } from 'react';
import { PieChart } from '#charts/pie/PieChart.tsx';
import { rowLinkTo } from '#ui/columns/rowLink.tsx';
import { FigurePart } from '../FigurePart.tsx';
import { FigureTable } from '../FigureTable.tsx';

const HEIGHT = 280;
const chainKey = ({ code }: DefiBoard['chains'][number]) => code;
const chainLink = rowLinkTo(({ code }: DefiBoard['chains'][number]) => linkOfChain(code));
const categoryKey = ({ name }: DefiBoard['categories'][number]) => name;

interface DefiSharesProps {
  readonly value: DefiBoard;
  readonly asOf: number;
}

/** What is locked by chain and by what protocols do. */
export function DefiShares({ value, asOf }: DefiSharesProps) {
  const { chains, categories } = value;
  return (
    <>
      {chains.length > 0 && (
        <>
          <FigureTable
            title="公链"
            id="defi-chains"
            columns={defiChainColumns}
            rows={chains}
            rowKey={chainKey}
            rowLink={chainLink}
          />
          <SharePie title="公链占比" rows={chains} asOf={asOf} />
        </>
      )}
      <FigureTable
        title="类型"
        id="defi-categories"
        columns={defiCategoryColumns}
        rows={categories}
        rowKey={categoryKey}
      />
      <SharePie title="类型占比" rows={categories} asOf={asOf} />
    </>
  );
}

interface SharePieProps {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly tvl: number }[];
  readonly asOf: number;
}

function SharePie({ title, rows, asOf }: SharePieProps) {
  const slices = useMemo(() => rows.map(({ name, tvl }) => ({ name, value: tvl })), [rows]);
  return (
    <FigurePart title={title}>
      <PieChart
        title={`DeFi 锁仓量${title}`}
        source="各协议合约余额与现货价格"
        asOf={asOf}
        height={HEIGHT}
        slices={slices}
        kind="money"
        donut
      />
    </FigurePart>
  );
}
