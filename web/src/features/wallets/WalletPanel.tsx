import type { WalletDetail } from '@coinmirror/shared/contract/walletInfo.ts';
import { formatMonth } from '@coinmirror/shared/format/time.ts';
import type { ReactNode } from 'react';
import { Badge } from '#ui/badge/Badge.tsx';
import { Card } from '#ui/card/Card.tsx';
import { FactRows } from '#ui/facts/FactRows.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { WithRail } from '#ui/page/WithRail.tsx';
import { RiskCard } from '#ui/risk/RiskCard.tsx';
import { FeatureMatrix } from './FeatureMatrix.tsx';
import { Genuine } from './Genuine.tsx';
import styles from './wallet.module.css';

interface WalletPanelProps {
  readonly wallet: WalletDetail;
  /** The newest notices; belongs to another feature. */
  readonly notices: ReactNode;
  /** Verifies a downloaded file; belongs to another feature. */
  readonly check: ReactNode;
  /** Visitors' comments; belong to another feature. */
  readonly comments: ReactNode;
}

/** One wallet: features, authenticity, risks. */
export function WalletPanel({ wallet, notices, check, comments }: WalletPanelProps) {
  const { chains, chainCount } = wallet;
  return (
    <WithRail
      first={<RiskCard level={wallet.risk} risks={wallet.risks} definition="walletRisk" />}
      rail={<Rail wallet={wallet} />}
      after={comments}
    >
      <FeatureMatrix wallet={wallet} />
      <Genuine wallet={wallet} />
      {!wallet.isCustodial && check}
      <Card title={`支持的公链（共 ${chainCount ?? chains.length} 条，列出常见的）`}>
        <p className={styles.chains}>
          {chains.map((chain) => (
            <Badge key={chain}>{chain}</Badge>
          ))}
        </p>
      </Card>
      <Card
        title="钱包公告"
        actions={
          <PageLink to="walletNotice" params={{ id: wallet.code }}>
            全部公告
          </PageLink>
        }
      >
        {notices}
      </Card>
    </WithRail>
  );
}

function Rail({ wallet }: Pick<WalletPanelProps, 'wallet'>) {
  const { description, country, foundedAt, exchangeCode, name } = wallet;
  const rows = [
    ...(country === '' ? [] : [{ label: '所在地', value: country }]),
    ...(foundedAt === null ? [] : [{ label: '推出时间', value: formatMonth(foundedAt) }]),
    ...(exchangeCode === ''
      ? []
      : [
          {
            label: '所属交易所',
            value: (
              <PageLink to="exchange" params={{ id: exchangeCode }}>
                {name}
              </PageLink>
            ),
          },
        ]),
  ];
  return (
    <Card title="简介">
      <p className={styles.prose}>{description}</p>
      <FactRows rows={rows} />
    </Card>
  );
}
