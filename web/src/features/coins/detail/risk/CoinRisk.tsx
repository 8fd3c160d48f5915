import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { InfoIcon, WarningIcon } from '#ui/icon/icons.ts';
import styles from './CoinRisk.module.css';

/** Below the header of an unverified coin: its known problems, and what to watch for. */
export function CoinRisk({ detail: { standing, risks, name, reason } }: { readonly detail: CoinDetail }) {
  if (standing === 'ranked') return null;
  if (standing === 'unranked') {
    return (
      <p className={styles.note} role="note">
        <InfoIcon aria-hidden="true" />
        <span>
          {joinSpaced(name, '没有流通市值与排名')}：{reason || '流通量还没有核实'}。换手率等相关数字显示为
          --。
        </span>
      </p>
    );
  }
  return (
    <section className={styles.banner} aria-label="高风险提示">
      <WarningIcon aria-hidden="true" />
      <div className={styles.words}>
        <p>
          <strong>高风险：{joinSpaced(name, '未经收录审核')}</strong>
          ，合约、流通量与交易数据均未核实，可能无法卖出。请勿仅凭价格判断，转账前务必核实合约地址；本页的外部链接会先提示再打开。
        </p>
        {risks.length > 0 && (
          <ul className={styles.risks} aria-label="已知风险">
            {risks.map((risk) => (
              <li key={risk}>
                <Badge tone="error">{risk}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
