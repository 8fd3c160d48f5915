import { meaningful } from '@coinmirror/shared/columns/coinFact.ts';
import { coinIssueFacts } from '@coinmirror/shared/columns/coinIssueFacts.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { Address } from '#ui/address/Address.tsx';
import { Card } from '#ui/card/Card.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { CoinFacts } from './CoinFacts.tsx';

const CELLS = { contract: ({ chain }: CoinDetail) => <Address value={chain.contractAddress} /> };

/** 发行与网络: when and how the coin was issued, where it lives, how its blocks are made. */
export function IssueFacts({ detail }: { readonly detail: CoinDetail }) {
  const { changeBase } = useDisplay();
  if (meaningful(coinIssueFacts, detail, changeBase).length === 0) return null;
  return (
    <Card title="发行与网络">
      <CoinFacts detail={detail} facts={coinIssueFacts} cells={CELLS} />
    </Card>
  );
}
