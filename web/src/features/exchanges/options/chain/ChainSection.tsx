import { optionChainColumns } from '@coinmirror/shared/columns/optionChain.ts';
import { above } from '@coinmirror/shared/constants/breakpoints.ts';
import { POLL_NORMAL } from '@coinmirror/shared/constants/timings.ts';
import {
  exchangeOptionEndpoints,
  expiryDay,
  type OptionChain,
  type OptionsOverview,
} from '@coinmirror/shared/contract/exchange/options.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatPrice } from '@coinmirror/shared/format/price.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { OptionType } from '@coinmirror/shared/indicators/optionPricing/black76.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { shownAnswer } from '#ui/state/shownAnswer.ts';
import { CsvButton } from '#ui/table/tools/CsvButton.tsx';
import { useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { ExpirySelect } from '../ExpirySelect.tsx';
import { ChainBoard } from './ChainBoard.tsx';
import { ChainSideTable } from './ChainSideTable.tsx';
import { CHAIN_ORDER } from './chainState.ts';

const useChainQuery = queryHookFor(exchangeOptionEndpoints, 'optionChain');

const BOARD = above('tablet');
const WIDE_BOARD = above('tools-below');
const TITLE = '期权链';
/** px of a chain while it loads. */
const HEIGHT = 1000;
const SIDES = [
  { value: 'call', label: '看涨' },
  { value: 'put', label: '看跌' },
] as const;

interface ChainSectionProps {
  readonly overview: OptionsOverview;
  /** The expiry that is shown. */
  readonly shown: OptionsOverview['expiries'][number];
}

/** The chain of an expiry: prices, volatility, Greeks and sizes of each strike's call and put. */
export function ChainSection({ overview, shown }: ChainSectionProps) {
  const [params, write] = useUrlParams();
  const onBoard = useMediaQuery(BOARD);
  const type: OptionType = params.get('side') === 'put' ? 'put' : 'call';
  const result = useChainQuery(
    { coincode: overview.code, expiry: expiryDay(shown.expiresAt) },
    { pollingInterval: POLL_NORMAL, skipPollingIfUnfocused: true },
  );
  const chain = shownAnswer(result).data?.value;
  const { symbol = overview.symbol, forward = 0 } = chain ?? {};
  const columns = useMemo(() => renderColumns(optionChainColumns({ symbol, forward })), [symbol, forward]);
  const name = `${TITLE} ${overview.symbol} ${formatDate(shown.expiresAt)}`;
  return (
    <PageSection
      title={TITLE}
      tools={
        <>
          <ExpirySelect expiries={overview.expiries} shown={shown} />
          {!onBoard && (
            <Segmented
              label="看涨或看跌"
              options={SIDES}
              value={type}
              onChange={(side) => write({ side: side === 'call' ? null : side })}
            />
          )}
          <CsvButton name={name} columns={columns} rows={chain?.strikes} state={CHAIN_ORDER} />
        </>
      }
    >
      <Loadable result={result} height={HEIGHT} skeleton={<Skeleton height={HEIGHT} />}>
        {(value) => <Chain chain={value} label={name} type={type} onBoard={onBoard} />}
      </Loadable>
    </PageSection>
  );
}

interface ChainProps {
  readonly chain: OptionChain;
  readonly label: string;
  readonly type: OptionType;
  readonly onBoard: boolean;
}

function Chain({ chain, label, type, onBoard }: ChainProps) {
  const isWide = useMediaQuery(WIDE_BOARD);
  const middle = `远期 $${formatPrice(chain.forward)} · 平值 IV ${formatShare(chain.volatility, 1)}`;
  const notes = notesOf(chain.symbol);
  if (!onBoard) return <ChainSideTable key={label} {...{ label, chain, type }} notes={[middle, ...notes]} />;
  return <ChainBoard {...{ label, chain, middle, notes, isWide }} />;
}

function notesOf(symbol: string): readonly string[] {
  return [
    `价格以 ${symbol} 计，其下是按远期折算的金额；IV 是标记价的隐含波动率，持仓与成交量以 ${symbol} 计。`,
    `Delta、Gamma、Vega、Theta 由本站按 Black-76 从 IV 算出，对应 1 ${symbol} 的期权：Vega 是 IV 变动 1 点、Theta 是过去 1 天的价值变化。`,
  ];
}
