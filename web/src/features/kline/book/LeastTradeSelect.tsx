import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { ownNumber } from '@coinmirror/shared/numbers/ownNumber.ts';
import { Select } from '#ui/select/Select.tsx';
import { LEAST_TRADES, useKlinePrefs } from '../prefs/klinePrefs.ts';
import styles from './trades.module.css';

/** Chooses the least worth of the trades that are listed, USD. */
export function LeastTradeSelect() {
  const [{ leastTrade }, change] = useKlinePrefs();
  return (
    <div className={styles.tools}>
      <span>单笔</span>
      <Select
        label="单笔最小金额"
        size="s"
        value={String(leastTrade)}
        options={LEAST_TRADES.map((usd) => ({
          value: String(usd),
          label: usd === 0 ? '全部' : `≥ $${formatAmount(usd)}`,
        }))}
        onChange={(next) => {
          const chosen = LEAST_TRADES.find((usd) => usd === ownNumber(next));
          if (chosen !== undefined) change({ leastTrade: chosen });
        }}
      />
    </div>
  );
}
