import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import {
  type DefiEarningChain,
  type DefiFees,
  type DefiGasChain,
  defiFeesEndpoints,
} from '@coinmirror/shared/contract/defi/fees.ts';
import { linkOfChain } from '@coinmirror/shared/dashboards/defi/columns.ts';
import {
  defiFeesDashboard,
  earningChainColumns,
  gasChainColumns,
} from '@coinmirror/shared/dashboards/defi/fees.ts';
import { queryHookFor } from '#api/queryHookFor.ts';
import { EarnedTrend } from '#features/dashboards/defi/EarnedTrend.tsx';
import { DashboardPage } from '#templates/dashboard/DashboardPage.tsx';
import { rowLinkTo } from '#ui/columns/rowLink.tsx';
import { SectionTable } from '#ui/table/SectionTable.tsx';
import { ABOVE_DEFI } from './aboveDefi.ts';

const useFees = queryHookFor(defiFeesEndpoints, 'defiFees');
const chainKey = ({ code }: DefiEarningChain) => code;
const gasKey = ({ code }: DefiGasChain) => code;
const gasLink = rowLinkTo(({ code }: DefiGasChain) => linkOfChain(code));
const chainLink = rowLinkTo(({ code }: DefiEarningChain) => linkOfChain(code));

/** `/data/defi/fees`: what users pay protocols and what these keep, by protocol and by chain. */
export default function DataDefiFeesPage() {
  const result = useFees({}, { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true });
  return (
    <DashboardPage
      {...defiFeesDashboard}
      page="dataDefiFees"
      above={ABOVE_DEFI}
      result={result}
      chart={(value, asOf) => (
        <EarnedTrend name="DeFi" days={value.trend} asOf={asOf} {...aboutTrend(value)} />
      )}
    >
      {({ chains, gas }) => (
        <>
          <SectionTable
            title="公链应用排行"
            about="各公链上应用的费用合计，不含公链自己的 Gas。"
            id="defi-fee-chains"
            columns={earningChainColumns}
            rows={chains}
            rowKey={chainKey}
            rowLink={chainLink}
          />
          {gas.length > 0 && (
            <SectionTable
              title="公链 Gas 费排行"
              about="用户为交易付给公链自身的费用，不在上面的合计与两张表之内；P/F 与 P/S 按公链自己的币计。"
              id="defi-fee-gas"
              columns={gasChainColumns}
              rows={gas}
              rowKey={gasKey}
              rowLink={gasLink}
            />
          )}
        </>
      )}
    </DashboardPage>
  );
}

/** A source that sums all protocols itself has more of them than are listed. */
function aboutTrend({ trend, fees24h }: DefiFees) {
  const last = trend.at(-1)?.[1] ?? null;
  return last === fees24h ? {} : { about: '数据源自己汇总的全部协议与公链，比表中的多。' };
}
