import { HistoryPanel } from '#features/coins/detail/history/HistoryPanel.tsx';
import type { CoinTabProps } from './CoinContentPart.tsx';

/** 历史数据: the coin's daily prices. */
export function HistoryTab({ detail: { code, name, symbol } }: CoinTabProps) {
  return <HistoryPanel code={code} name={name} symbol={symbol} />;
}
