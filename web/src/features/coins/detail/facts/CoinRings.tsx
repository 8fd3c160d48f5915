import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { FactMark } from '#ui/definition/FactMark.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Ring } from '#ui/ring/Ring.tsx';
import { useLiveDetail } from '../useLiveDetail.ts';
import styles from './CoinRings.module.css';

/** Three shares: of the whole market, of the maximum supply, of the supply traded in a day. */
export function CoinRings({ detail }: { readonly detail: CoinDetail }) {
  const { quote, supply } = useLiveDetail(detail);
  const cap = { name: '流通市值', value: <Money usd={quote.marketCap} kind="amount" /> };
  const volume = { name: '24H成交额', value: <Money usd={quote.volume24h} kind="amount" /> };
  return (
    <div className={styles.rings}>
      <Ring
        value={quote.marketShare}
        label="全球市值占比"
        help={<FactMark id="marketShare" label="全球市值占比环" inputs={[cap]} />}
        size={80}
      />
      <Ring
        value={supply.circulationRate}
        label="流通率"
        help={<FactMark id="circulationRate" label="流通率环" />}
        size={80}
        {...(supply.isUnlimited ? { center: '无上限' } : {})}
      />
      <Ring
        value={quote.turnoverRate}
        label="24H换手率"
        help={<FactMark id="turnoverRate" label="24H换手率" inputs={[volume, cap]} />}
        size={80}
      />
    </div>
  );
}
