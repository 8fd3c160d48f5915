import { DAPP_CATEGORY_NAMES } from '@coinmirror/shared/constants/dappCategories.ts';
import type { DappDetail } from '@coinmirror/shared/contract/dapps.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { formatMonth } from '@coinmirror/shared/format/time.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { Figure, Figures } from '#ui/facts/Figures.tsx';
import { ExternalLink } from '#ui/link/ExternalLink.tsx';
import { Money } from '#ui/number/Money.tsx';
import { Percent } from '#ui/number/Percent.tsx';

interface DappProps {
  readonly dapp: DappDetail;
}

/** Below an application's name: its kind, its launch date, its website. */
export function DappFacts({ dapp }: DappProps) {
  return (
    <>
      <Badge>{DAPP_CATEGORY_NAMES[dapp.category]}</Badge>
      {dapp.name !== dapp.nameEn && <span lang="en">{dapp.nameEn}</span>}
      <span>{formatMonth(dapp.launchedAt)} 上线</span>
      <ExternalLink href={dapp.website} />
    </>
  );
}

/** Users, transactions, volume. */
export function DappFigures({ dapp }: DappProps) {
  return (
    <Figures>
      <Figure label="24H用户" definition="dappUsers" main>
        {formatCount(dapp.users)}
      </Figure>
      <Figure label="较 7 日均值">
        <Percent value={dapp.usersChange} />
      </Figure>
      <Figure label="24H交易">{formatCount(dapp.transactions)}</Figure>
      <Figure label="24H成交额" definition="dappVolume">
        <Money usd={dapp.volume24h || null} kind="amount" />
      </Figure>
      <Figure label="7日成交额">
        <Money usd={dapp.volume7d || null} kind="amount" />
      </Figure>
    </Figures>
  );
}
