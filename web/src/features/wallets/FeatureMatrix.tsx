import type { WalletDetail } from '@coinmirror/shared/contract/walletInfo.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Card } from '#ui/card/Card.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './wallet.module.css';

/** true: supported; false: not; null: unknown. */
type Answer = boolean | null;

/** A wallet's features, yes or no. */
export function FeatureMatrix({ wallet }: { readonly wallet: WalletDetail }) {
  return (
    <Card title="功能">
      <ul className={styles.matrix}>
        {featuresOf(wallet).map(([label, has]) => (
          <li key={label} className={styles.feature}>
            <span>{label}</span>
            <Mark has={has} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>✓ 有，✗ 没有，-- 没有查到可靠资料。</p>
    </Card>
  );
}

function featuresOf(wallet: WalletDetail): readonly (readonly [string, Answer])[] {
  const runs = (kind: string) => wallet.kinds.includes(kind);
  const known = (is: boolean): Answer => is || null;
  return [
    ['自托管', !wallet.isCustodial],
    ['源代码公开', wallet.isOpenSource],
    ['手机应用', runs('app')],
    ['浏览器插件', runs('browser')],
    ['桌面软件', runs('pc')],
    ['硬件设备', runs('hardware')],
    ['内置交易', runs('trade')],
    ['理财', runs('financing')],
    ['连接硬件签名', known(wallet.signsWithDevice)],
    ['多人签名', known(wallet.hasMultisig)],
    ['密钥分片（MPC）', known(wallet.splitsKeys)],
    ['混币（CoinJoin）', known(wallet.mixesCoins)],
  ];
}

function Mark({ has }: { readonly has: Answer }) {
  if (has === null) return <span className={styles.unknown}>{MISSING}</span>;
  return (
    <span className={has ? styles.yes : styles.no}>
      <span aria-hidden="true">{has ? '✓' : '✗'}</span>
      <VisuallyHidden>{has ? '有' : '没有'}</VisuallyHidden>
    </span>
  );
}
