import { PRICE_ANOMALY } from '@coinmirror/shared/contract/coin/markets.ts';
import type { ExchangeMarketKind } from '@coinmirror/shared/pages/exchangeMarket.ts';
import styles from './MarketPanel.module.css';

const PAIRS = [
  '占比：该交易对 24 小时成交额占本所全部现货成交额的比例，全部交易对相加为 100%。',
  `价格异常：折算成美元后与各平台综合价相差超过 ${PRICE_ANOMALY}%。`,
];

const RULES: Readonly<Record<ExchangeMarketKind, readonly string[]>> = {
  spot: PAIRS,
  margin: [...PAIRS, '杠杆交易会放大亏损，价格反向变动时可能被强制平仓。'],
  futures: [
    '占比：该合约 24 小时成交额占本所全部合约成交额的比例。基差为合约价相对现货综合价的偏离。',
    '资金费率为本周期值，为正时多头付给空头；“每 8 时”为结算周期，其后为下次结算时间。',
    '合约带杠杆，可能损失全部保证金。本页不构成投资建议。',
  ],
};

/** Explains the columns and marks, once under the table. */
export function MarketRules({ kind }: { readonly kind: ExchangeMarketKind }) {
  return (
    <ul className={styles.rules}>
      {RULES[kind].map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
