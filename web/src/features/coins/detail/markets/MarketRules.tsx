import {
  type MarketType,
  PRICE_ANOMALY,
  VOLUME_ANOMALY,
  VOLUME_ANOMALY_FLOOR,
} from '@coinmirror/shared/contract/coin/markets.ts';
import styles from './MarketsPanel.module.css';

const ANOMALIES = [
  `价格异常：与各平台综合价相差超过 ${PRICE_ANOMALY}%。`,
  `量异常：该平台的成交占比不低于 ${VOLUME_ANOMALY_FLOOR}%，且超过其体量应有份额的 ${VOLUME_ANOMALY} 倍。`,
];

const RULES: Readonly<Record<MarketType, readonly string[]>> = {
  spot: ['占比：该交易对 24 小时成交额占全部现货成交额（含 DEX）的比例。', ...ANOMALIES],
  dex: ['占比：该交易对 24 小时成交额占全部现货成交额（含中心化平台）的比例。', ...ANOMALIES],
  futures: [
    '占比：该合约 24 小时成交额占全部合约成交额的比例。资金费率为本周期值。',
    `价格异常：永续合约价与现货综合价相差超过 ${PRICE_ANOMALY}%，交割合约不判断。`,
  ],
  otc: [
    '价格为平台场外柜台的人民币卖价，含 USDT 溢价；成交量不公布。',
    `价格异常：按官方汇率折合后与综合价相差超过 ${PRICE_ANOMALY}%。`,
  ],
};

/** Explains the columns and marks, once under the table. */
export function MarketRules({ kind }: { readonly kind: MarketType }) {
  return (
    <ul className={styles.rules}>
      {RULES[kind].map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
