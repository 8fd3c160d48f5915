import { HoldersPanel } from '#features/coins/detail/holders/HoldersPanel.tsx';
import type { CoinTabProps } from './CoinContentPart.tsx';

/** 持币地址: the coin's holders. */
export function HoldersTab({ detail: { code, name, symbol } }: CoinTabProps) {
  return <HoldersPanel code={code} name={name} symbol={symbol} />;
}
