import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { isKnown } from '@coinmirror/shared/format/missing.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { formatGwei } from '@coinmirror/shared/format/supply.ts';
import type { RouteName } from '@coinmirror/shared/routes/hrefTo.ts';
import { useGlobalMarketQuery } from '#api/endpoints/market.ts';

/** What a link of a drawer leads to in one figure, where the top bar's answer knows it; '' for any other. */
export function useDrawerValues(): (page: RouteName) => string {
  const market = useGlobalMarketQuery({}).data?.value;
  if (!market) return () => '';
  const { riseCount, fallCount, btcDominance, ethGasGwei } = market;
  const count = (value: number | null) => (isKnown(value) ? formatCount(value) : '');
  const values: Partial<Record<RouteName, string>> = {
    home: count(market.assetCount),
    exchangeList: count(market.exchangeCount),
    walletList: count(market.walletCount),
    dapp: count(market.dappCount),
    hotMax: isKnown(riseCount) && isKnown(fallCount) ? `${riseCount} 涨 ${fallCount} 跌` : '',
    data: isKnown(btcDominance) ? `BTC ${formatShare(btcDominance)}` : '',
    dataEth: isKnown(ethGasGwei) ? formatGwei(ethGasGwei) : '',
  };
  return (page) => values[page] ?? '';
}
