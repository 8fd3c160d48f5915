import type { DefiOverview } from '@coinmirror/shared/contract/defi/overview.ts';
import {
  defiCategoryColumns,
  defiChainColumns,
  linkOfChain,
} from '@coinmirror/shared/dashboards/defi/columns.ts';
import { rowLinkTo } from '#ui/columns/rowLink.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { SharePie } from '../SharePie.tsx';

const SOURCE = '各协议合约余额与现货价格';
const locked = ({ tvl }: { readonly tvl: number }) => tvl;
const chainKey = ({ code }: DefiOverview['chains'][number]) => code;
const chainLink = rowLinkTo(({ code }: DefiOverview['chains'][number]) => linkOfChain(code));
const categoryKey = ({ name }: DefiOverview['categories'][number]) => name;

interface DefiSharesProps {
  readonly value: DefiOverview;
  readonly asOf: number;
}

/** Value locked by chain and by category. */
export function DefiShares({ value, asOf }: DefiSharesProps) {
  const { chains, categories } = value;
  return (
    <>
      {chains.length > 0 && (
        <>
          <SectionTable
            title="公链"
            id="defi-chains"
            columns={defiChainColumns}
            rows={chains}
            rowKey={chainKey}
            rowLink={chainLink}
          />
          <SharePie
            title="公链占比"
            chartTitle="DeFi 锁仓量公链占比"
            source={SOURCE}
            rows={chains}
            worth={locked}
            asOf={asOf}
          />
        </>
      )}
      <SectionTable
        title="类型"
        id="defi-categories"
        columns={defiCategoryColumns}
        rows={categories}
        rowKey={categoryKey}
      />
      <SharePie
        title="类型占比"
        chartTitle="DeFi 锁仓量类型占比"
        source={SOURCE}
        rows={categories}
        worth={locked}
        asOf={asOf}
      />
    </>
  );
}
