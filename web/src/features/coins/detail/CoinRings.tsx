import type { CoinDetail } from '@coinmirror/shared/contract/coinInfo.ts';
import { Ring } from '#ui/ring/Ring.tsx';
import styles from './CoinRings.module.css';
import { useLiveDetail } from './useLiveDetail.ts';

/** Three shares: of the whole market, of the supply there can be, of the supply traded in a day. */
export function CoinRings({ detail }: { readonly detail: CoinDetail }) {
  const { quote, supply } = useLiveDetail(detail);
  return (
    <div className={styles.rings}>
      <Ring value={quote.marketShare} label="全球市值占比" size={80} />
      <Ring
        value={supply.circulationRate}
        label="流通率"
        size={80}
        tone="success"
        {...(supply.isUnlimited ? { center: '无上限' } : {})}
      />
      <Ring value={quote.turnoverRate} label="24H换手率" size={80} tone="warning" />
    </div>
  );
}
