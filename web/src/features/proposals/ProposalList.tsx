import type { Proposal } from '@coinmirror/shared/contract/proposals.ts';
import { formatCount } from '@coinmirror/shared/format/amount.ts';
import { PageLink } from '#ui/link/PageLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { Row } from '#ui/row/Row.tsx';
import styles from './proposals.module.css';
import { StateBadge } from './StateBadge.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { VoteBar } from './VoteBar.tsx';

interface ProposalListProps {
  readonly proposals: readonly Proposal[];
  /** Heading level of each. */
  readonly level?: 2 | 3;
}

/** Proposals, each with its current result. */
export function ProposalList({ proposals, level = 2 }: ProposalListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list}>
      {proposals.map((proposal) => (
        <li key={proposal.id} className={styles.row}>
          <div className={styles.words}>
            <Row as="p" gap="facts" className={styles.facts}>
              <StateBadge state={proposal.state} />
              <PageLink to="proposalCoin" params={{ code: proposal.space.id }} className={styles.space}>
                <Logo src={proposal.space.logo} name={proposal.space.name} size={20} />
                {proposal.space.name}
              </PageLink>
              <TimeLeft proposal={proposal} />
              <span>{formatCount(proposal.voterCount)} 人投票</span>
            </Row>
            <Heading className={styles.title}>
              <PageLink to="proposalDetail" params={{ id: proposal.id }}>
                {proposal.title}
              </PageLink>
            </Heading>
          </div>
          <VoteBar proposal={proposal} />
        </li>
      ))}
    </ul>
  );
}
