import type { WalletDetail } from '@coinmirror/shared/contract/walletInfo.ts';
import { Card } from '#ui/card/Card.tsx';
import { CopyButton } from '#ui/copy/CopyButton.tsx';
import { FactRows } from '#ui/facts/FactRows.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { hostOf } from '#ui/link/hostOf.ts';
import styles from './wallet.module.css';

/** How to recognise the genuine wallet: its domain, the ids of its extension and app, its signing key. */
export function Genuine({ wallet }: { readonly wallet: WalletDetail }) {
  const { website, chromeId, androidId, signingKey } = wallet;
  const code = (label: string, text: string) => ({
    label,
    value: (
      <>
        <span className={styles.code}>{text}</span> <CopyButton text={text} label={`复制${label}`} />
      </>
    ),
  });
  const rows = [
    { label: '官方域名', value: <ExternalLink href={website}>{hostOf(website)}</ExternalLink> },
    ...(chromeId === '' ? [] : [code('Chrome 扩展 ID', chromeId)]),
    ...(androidId === '' ? [] : [code('安卓包名', androidId)]),
    ...(signingKey === null ? [] : [code(`签名公钥指纹（${signingKey.owner}）`, signingKey.fingerprint)]),
  ];
  return (
    <Card title="真伪核对">
      <FactRows rows={rows} />
      <p className={styles.note}>
        只从官方域名进入下载页；扩展 ID、包名或公钥对不上的就不是它。任何人索要助记词都是诈骗。
      </p>
    </Card>
  );
}
