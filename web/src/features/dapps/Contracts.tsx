import type { DappDetail } from '@coinmirror/shared/contract/dapps.ts';
import { Address } from '#ui/address/Address.tsx';
import { Card } from '#ui/card/Card.tsx';
import { FactRows } from '#ui/facts/FactRows.tsx';
import styles from './dapps.module.css';

/** The well-known contracts of an application, each linked to its chain's explorer. */
export function Contracts({ dapp: { contracts } }: { readonly dapp: DappDetail }) {
  return (
    <Card title="主要合约">
      {contracts.length === 0 ? (
        <p className={styles.note}>没有收录合约地址；请以项目文档为准，不要使用聊天群里的地址。</p>
      ) : (
        <FactRows
          rows={contracts.map(({ chain, use, address, url }) => ({
            label: `${chain} ${use}`,
            value: <Address value={address} explorerUrl={url} />,
          }))}
        />
      )}
    </Card>
  );
}
