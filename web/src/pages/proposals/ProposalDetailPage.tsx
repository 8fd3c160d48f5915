import { isProposalId, type ProposalDetail } from '@coinmirror/shared/contract/proposals.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { proposalTitle } from '@coinmirror/shared/pages/proposalAddress.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { useParams } from 'react-router';
import styles from '#features/proposals/proposals.module.css';
import { useProposalDetailQuery } from '#features/proposals/proposalsApi.ts';
import { StateBadge } from '#features/proposals/StateBadge.tsx';
import { TimeLeft } from '#features/proposals/TimeLeft.tsx';
import { VoteBar } from '#features/proposals/VoteBar.tsx';
import { VoterTable } from '#features/proposals/VoterTable.tsx';
import { ArticlePage, type ArticleParts } from '#templates/article/ArticlePage.tsx';
import { Address } from '#ui/address/Address.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Time } from '#ui/time/Time.tsx';

/** `/proposal/detail/{id}`: a proposal, its current result, and its largest voters. */
export default function ProposalDetailPage() {
  const { id } = useParams();
  return id === undefined ? <NoProposal /> : <Proposal id={id} />;
}

/** The address has no id: links to the list. */
function NoProposal() {
  return (
    <>
      <PageHeader title={titleOf('proposalDetail')} />
      <EmptyState
        title="没有指定提案"
        hint="请从治理提案列表中选择一项。"
        action={<PageLink to="proposalCoin">查看全部提案</PageLink>}
      />
    </>
  );
}

function Proposal({ id }: { readonly id: string }) {
  const isPossible = isProposalId(id);
  const result = useProposalDetailQuery({ id }, { skip: !isPossible });
  return (
    <ArticlePage
      tab={proposalTitle}
      result={result}
      isImpossible={!isPossible}
      crumbs={(proposal) => [
        { label: titleOf('proposalCoin'), href: hrefTo('proposalCoin') },
        proposal === undefined
          ? { label: titleOf('proposalDetail') }
          : { label: proposal.space.name, href: hrefTo('proposalCoin', { code: proposal.space.id }) },
      ]}
      parts={partsOf}
    />
  );
}

function partsOf(proposal: ProposalDetail): ArticleParts {
  const { id, title, blocks, space, state, start, end, voterCount, author } = proposal;
  return {
    key: id,
    title,
    facts: (
      <>
        <StateBadge state={state} />
        <PageLink to="proposalCoin" params={{ code: space.id }}>
          {space.name}
        </PageLink>
        <TimeLeft proposal={proposal} />
        <span>
          投票期 <Time value={start} form="short" /> 至 <Time value={end} form="short" />
        </span>
        <span>{formatCount(voterCount)} 人投票</span>
        <span>
          发起人 <Address value={author} />
        </span>
      </>
    ),
    lead: (
      <div className={styles.panel}>
        <VoteBar proposal={proposal} />
      </div>
    ),
    blocks,
    source: joinSpaced(space.name, '治理提案'),
    madeUp: '提案与投票为模拟市场的演示内容，不是该项目的真实治理记录',
    after: <VoterTable proposal={proposal} />,
  };
}
