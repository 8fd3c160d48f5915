import { joinSpaced } from '@coinmirror/shared/format/joinSpaced.ts';
import { Button } from '#ui/button/Button.tsx';
import { Card } from '#ui/card/Card.tsx';
import type { Visitor } from '#ui/login/useAfterLogin.ts';
import { SplitBar } from '#ui/splitBar/SplitBar.tsx';
import { useVote } from './useVote.ts';
import styles from './votes.module.css';

export interface CoinVoteProps {
  readonly code: string;
  readonly name: string;
  readonly voter: Visitor;
}

const CHOICES = [
  { choice: 'up', label: '看多', tone: 'up' },
  { choice: 'down', label: '看空', tone: 'down' },
] as const;

/** 看多 or 看空: visitors' expectation for the coin, one vote each, over the last day. */
export function CoinVote({ code, name, voter }: CoinVoteProps) {
  const { tally, vote, isUnknown, isFailed } = useVote({ kind: 'coin', code, item: '' }, voter);
  const total = tally.up + tally.down;
  return (
    <Card title={`${name}：看多还是看空`}>
      <div className={styles.coin}>
        <div className={styles.choices}>
          {CHOICES.map(({ choice, label, tone }) => (
            <Button
              key={choice}
              wide
              aria-pressed={tally.mine === choice}
              className={tally.mine === choice ? styles[tone] : undefined}
              onClick={() => vote(choice)}
            >
              {label}
              {tally.mine === choice && '（已投）'}
            </Button>
          ))}
        </div>
        {total > 0 && (
          <SplitBar
            label={joinSpaced('访客对', name, '的看法')}
            sides={CHOICES.map(({ choice, label, tone }) => ({ label, value: tally[choice], tone }))}
          />
        )}
        <p className={styles.note}>{noteOf(total, isUnknown, isFailed)}</p>
      </div>
    </Card>
  );
}

function noteOf(total: number, isUnknown: boolean, isFailed: boolean): string {
  if (isUnknown) return isFailed ? '票数暂时读不到' : '正在读取票数';
  const rule = '每人一票，24 小时内有效，可改可撤。';
  return total === 0 ? `还没有人投票。${rule}` : `近 24 小时 ${total} 人投票。${rule}`;
}
