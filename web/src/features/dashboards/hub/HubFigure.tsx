import type { Column } from '@coinmirror/shared/columns/column.ts';
import { futuresFacts } from '@coinmirror/shared/columns/dashboards/futures.ts';
import { gasFacts } from '@coinmirror/shared/columns/dashboards/gas.ts';
import { halvingFacts } from '@coinmirror/shared/columns/dashboards/halving.ts';
import { mtGoxFacts } from '@coinmirror/shared/columns/dashboards/mtgox.ts';
import { spreadFacts } from '@coinmirror/shared/columns/dashboards/spread.ts';
import { stableFacts } from '@coinmirror/shared/columns/dashboards/stable.ts';
import { treasuryFacts } from '@coinmirror/shared/columns/dashboards/treasuries.ts';
import { trustFacts } from '@coinmirror/shared/columns/dashboards/trusts.ts';
import { longShortFacts } from '@coinmirror/shared/columns/longShort.ts';
import { optionFacts } from '@coinmirror/shared/columns/options.ts';
import { FIRST_SPREAD_PERIOD } from '@coinmirror/shared/contract/dashboards/spread.ts';
import { defiOverviewFacts } from '@coinmirror/shared/dashboards/defi/overview.ts';
import { dexFacts } from '@coinmirror/shared/dashboards/dex.ts';
import { financingFacts } from '@coinmirror/shared/dashboards/financing.ts';
import { nftFacts } from '@coinmirror/shared/dashboards/nft.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import { type ComponentType, useMemo } from 'react';
import { useCoinLongShortQuery } from '#api/endpoints/coinLongShort.ts';
import { useOptionsOverviewQuery } from '#api/endpoints/optionsOverview.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { NumberText } from '#ui/number/NumberText.tsx';
import { type LoadableResult, shownAnswer } from '#ui/state/shownAnswer.ts';
import { useDefiOverview } from '../defi/defiApi.ts';
import { useDexOverview } from '../dex/dexApi.ts';
import { useFinancing } from '../financing/financingApi.ts';
import { useFuturesOverviewQuery } from '../futures/futuresApi.ts';
import { useEthGasQuery } from '../gas/gasApi.ts';
import { useTrustsQuery } from '../gray/grayApi.ts';
import { useHalvingQuery } from '../halving/halvingApi.ts';
import { useMtGoxQuery } from '../mtgox/mtGoxApi.ts';
import { useNftOverview } from '../nft/nftApi.ts';
import { useSpotSpreadQuery } from '../spread/spreadApi.ts';
import { useStablecoinsQuery } from '../stable/stableApi.ts';
import { useTreasuriesQuery } from '../treasuries/treasuriesApi.ts';
import styles from './HubFigure.module.css';

const FIGURES: { readonly [Page in RouteName]?: ComponentType } = {
  dataSpread: Spread,
  dataFutures: OpenInterest,
  futures: FuturesTrade,
  coinLongShort: Longs,
  exchangeRankingOptions: OptionInterest,
  dataDefi: Locked,
  dataDex: DexTrade,
  dataNft: NftTrade,
  dataFinancing: Raised,
  dataEth: Gas,
  halving: Halving,
  dataMtGox: MtGoxLeft,
  dataBtcHolding: Holdings,
  dataGray: Trusts,
  dataStable: StableCap,
  dataStableTrend: StableIssue,
};

/** The key figure of a page of the data centre, from the page's own facts; empty for a page without one. */
export function HubFigure({ page }: { readonly page: RouteName }) {
  const Figure = FIGURES[page];
  return Figure ? <Figure /> : <span className={styles.figure} />;
}

function OpenInterest() {
  return <Fact result={useFuturesOverviewQuery({})} facts={futuresFacts} id="oi" />;
}

function FuturesTrade() {
  return <Fact result={useFuturesOverviewQuery({})} facts={futuresFacts} id="volume" />;
}

/** The card links to Bitcoin's page. */
function Longs() {
  return <Fact result={useCoinLongShortQuery({ code: 'bitcoin' })} facts={longShortFacts} id="long" />;
}

/** Bitcoin's, which that page shows first. */
function OptionInterest() {
  const label = 'BTC 未平仓';
  return <Fact result={useOptionsOverviewQuery({})} facts={optionFacts} id="openInterest" label={label} />;
}

function Spread() {
  const result = useSpotSpreadQuery({ period: FIRST_SPREAD_PERIOD });
  const value = shownAnswer(result).data?.value;
  const facts = useMemo(() => (value === undefined ? [] : spreadFacts(value)), [value]);
  return <Fact result={result} facts={facts} id={value?.others[0]?.code ?? ''} />;
}

function Locked() {
  return <Fact result={useDefiOverview({})} facts={defiOverviewFacts} id="tvl" />;
}

function DexTrade() {
  return <Fact result={useDexOverview({})} facts={dexFacts} id="volume" />;
}

function NftTrade() {
  return <Fact result={useNftOverview({})} facts={nftFacts} id="volume" />;
}

function Raised() {
  return <Fact result={useFinancing({})} facts={financingFacts} id="amount30d" />;
}

function Gas() {
  return <Fact result={useEthGasQuery({})} facts={gasFacts} id="standard" />;
}

function Halving() {
  return <Fact result={useHalvingQuery({})} facts={halvingFacts} id="eta" />;
}

function MtGoxLeft() {
  return <Fact result={useMtGoxQuery({})} facts={mtGoxFacts} id="left" />;
}

function Holdings() {
  return <Fact result={useTreasuriesQuery({})} facts={treasuryFacts} id="total" />;
}

function Trusts() {
  return <Fact result={useTrustsQuery({})} facts={trustFacts} id="total" />;
}

function StableCap() {
  return <Fact result={useStablecoinsQuery({})} facts={stableFacts} id="cap" />;
}

function StableIssue() {
  return <Fact result={useStablecoinsQuery({})} facts={stableFacts} id="change30d" />;
}

interface FactProps<Value> {
  readonly result: LoadableResult<Value>;
  readonly facts: readonly Column<Value>[];
  readonly id: string;
  /** Replaces the figure's own label, which only makes sense on its page. */
  readonly label?: string;
}

function Fact<Value>({ result, facts, id, label }: FactProps<Value>) {
  const display = useDisplay();
  const fact = useMemo(() => renderColumns(facts).find((one) => one.id === id), [facts, id]);
  const value = shownAnswer(result).data?.value;
  const drawn = value !== undefined && fact?.cell?.(value, 0, { onPhone: false });
  const written = value !== undefined && fact?.written?.(value, display);
  return (
    <span className={styles.figure}>
      <strong className={styles.value}>{drawn || (written && <NumberText written={written} />)}</strong>
      <span className={styles.label}>{label ?? fact?.label}</span>
    </span>
  );
}
