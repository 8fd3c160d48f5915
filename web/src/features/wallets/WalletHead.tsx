import { walletKindsText } from '@coinmirror/shared/constants/walletKinds.ts';
import type { WalletDetail } from '@coinmirror/shared/contract/walletInfo.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { MISSING } from '@coinmirror/shared/format/missing.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Figure, Figures } from '#ui/facts/Figures.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';

interface WalletProps {
  readonly wallet: WalletDetail;
}

/** Below a wallet's name: custody, location, genuine domain. */
export function WalletFacts({ wallet }: WalletProps) {
  const { isCustodial, rank, website, softwareId, name, nameEn } = wallet;
  return (
    <>
      {name !== nameEn && <span lang="en">{nameEn}</span>}
      <Badge tone={isCustodial ? 'warning' : 'success'}>{isCustodial ? '平台托管' : '自托管'}</Badge>
      {rank !== null && <Badge>知名度 NO.{rank}</Badge>}
      {website !== '' && <ExternalLink href={website} />}
      {softwareId !== '' && (
        <PageLink to="software" params={{ id: softwareId }}>
          下载客户端
        </PageLink>
      )}
    </>
  );
}

/** Its score, number of chains, and platforms. */
export function WalletFigures({ wallet }: WalletProps) {
  const { score, chainCount, isOpenSource, kinds } = wallet;
  return (
    <Figures>
      <Figure label="评分" definition="walletScore" main>
        {score ?? MISSING}
      </Figure>
      <Figure label="支持公链">{formatCount(chainCount)} 条</Figure>
      <Figure label="源代码">{isOpenSource ? '公开' : '未全部公开'}</Figure>
      <Figure label="平台">{walletKindsText(kinds) || MISSING}</Figure>
    </Figures>
  );
}
