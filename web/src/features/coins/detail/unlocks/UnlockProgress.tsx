import type { CoinUnlockSchedule } from '@coinmirror/shared/contract/unlocks.ts';
import { formatAmount } from '@coinmirror/shared/format/amount.ts';
import { formatShare } from '@coinmirror/shared/format/percent.ts';
import { UNLOCK_CATEGORY_NAMES } from '@coinmirror/shared/indicators/unlockSchedule.ts';
import { useMemo } from 'react';
import { ShareBar } from '#ui/splitBar/ShareBar.tsx';
import { SplitBar } from '#ui/splitBar/SplitBar.tsx';

interface UnlockProgressProps {
  readonly value: CoinUnlockSchedule;
  readonly asOf: number;
}

/** How much of all coins is free, and for whom all of them are. */
export function UnlockProgress({ value, asOf }: UnlockProgressProps) {
  const { total, unlocked, categories } = value;
  const parts = useMemo(
    () => categories.map((one) => ({ name: UNLOCK_CATEGORY_NAMES[one.category], value: one.total })),
    [categories],
  );
  return (
    <>
      {total !== null && total > 0 && (
        <SplitBar
          label="解锁进度"
          sides={[
            {
              label: '已解锁',
              value: unlocked,
              text: `${formatAmount(unlocked)}（${formatShare((unlocked / total) * 100)}）`,
              tone: 'brand',
            },
            {
              label: '未解锁',
              value: Math.max(0, total - unlocked),
              text: formatAmount(Math.max(0, total - unlocked)),
              tone: 'neutral',
            },
          ]}
        />
      )}
      <ShareBar label="全部代币的分配" parts={parts} inOrder source="项目方公布的解锁计划" asOf={asOf} />
    </>
  );
}
