import { Button } from '#ui/button/Button.tsx';
import { ThumbDownIcon, ThumbUpIcon } from '#ui/icon/icons.ts';
import type { Visitor } from '#ui/login/useAfterLogin.ts';
import { useVote } from './useVote.ts';
import styles from './votes.module.css';

export interface ItemVotesProps {
  /** The coin of the feed. */
  readonly code: string;
  /** The item's id in that feed. */
  readonly item: string;
  /** Its headline, for screen readers. */
  readonly title: string;
  readonly voter: Visitor;
}

const CHOICES = [
  { choice: 'up', label: '利好', Icon: ThumbUpIcon },
  { choice: 'down', label: '利空', Icon: ThumbDownIcon },
] as const;

/** 利好 or 利空: whether an event is good news for the coin. It counts visitors. */
export function ItemVotes({ code, item, title, voter }: ItemVotesProps) {
  const { tally, vote, isUnknown } = useVote({ kind: 'feed', code, item }, voter);
  return (
    <span className={styles.item}>
      {CHOICES.map(({ choice, label, Icon }) => (
        <Button
          key={choice}
          size="s"
          variant="quiet"
          icon={<Icon aria-hidden="true" />}
          aria-pressed={tally.mine === choice}
          aria-label={`${label}，${isUnknown ? '票数未知' : `${tally[choice]} 票`}：${title}`}
          className={tally.mine === choice ? styles[choice] : styles.quiet}
          onClick={() => vote(choice)}
        >
          {label}
          {!isUnknown && <span className={styles.count}>{tally[choice]}</span>}
        </Button>
      ))}
    </span>
  );
}
