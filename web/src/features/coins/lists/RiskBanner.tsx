import { WarningIcon } from '#ui/icon/icons.ts';
import styles from './lists.module.css';

/** Above every list of unverified coins. */
export function RiskBanner() {
  return (
    <p className={styles.banner} role="note">
      <WarningIcon aria-hidden="true" />
      <span>
        高风险提示：以下币种未经收录审核，合约、流通量与交易数据均未核实，可能存在貔貅盘、拉高出货或无法卖出等风险。请勿仅凭价格判断，转账前务必核实合约地址。
      </span>
    </p>
  );
}
