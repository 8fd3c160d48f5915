import { coinUnlockColumns } from '@coinmirror/shared/columns/unlocks.ts';
import type { CoinDetail } from '@coinmirror/shared/contract/coin/info.ts';
import {
  type CoinUnlockSchedule,
  type UnlockRow,
  unlockEndpoints,
} from '@coinmirror/shared/contract/unlocks.ts';
import { coinUnlockSentence, reactionSentence } from '@coinmirror/shared/sentences/unlocks.ts';
import { useMemo } from 'react';
import { queryHookFor } from '#api/queryHookFor.ts';
import { renderColumns } from '#ui/columns/renderColumns.tsx';
import { PageLink } from '#ui/link/PageLink.tsx';
import { PageSection } from '#ui/page/PageSection.tsx';
import { SentenceText } from '#ui/sentence/SentenceText.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { isUnconnected } from '#ui/state/unconnected.ts';
import { AS_IT_CAME } from '#ui/table/asItCame.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import styles from './CoinUnlocks.module.css';
import { UnlockCourse } from './UnlockCourse.tsx';
import { UnlockProgress } from './UnlockProgress.tsx';

const useCoinUnlocks = queryHookFor(unlockEndpoints, 'coinUnlocks');

/** px. */
const HEIGHT = 1_100;
/** Unlocks that are shown of either side. */
const SHOWN = 3;
/** %. Of a coin of which nearly all circulates nobody asks what is locked. */
const WHOLE = 99;

/** 解锁: what of the coin is free, what comes next and for whom, what passed ones did. Nothing for a coin without a schedule. */
export function CoinUnlocks({ detail }: { readonly detail: CoinDetail }) {
  const { data, error } = useCoinUnlocks({ code: detail.code });
  if (isUnconnected(error)) return mayBeLocked(detail) ? <Unknown message={error.message} /> : null;
  if (!data?.value)
    return data === undefined && detail.markets.hasUnlocks ? <Reserved code={detail.code} /> : null;
  return (
    <PageSection title="解锁" tools={<Ways code={detail.code} />}>
      <Schedule value={data.value} asOf={data.asOf} name={detail.name} />
    </PageSection>
  );
}

/** The place of what is on its way, as tall as most coins need, so that nothing below it moves far. */
function Reserved({ code }: { readonly code: string }) {
  return (
    <PageSection title="解锁" tools={<Ways code={code} />}>
      <Skeleton height={HEIGHT} />
    </PageSection>
  );
}

/** Part of it does not circulate, and is not to be mined. */
function mayBeLocked({ supply: { circulationRate }, chain: { blockReward } }: CoinDetail): boolean {
  return circulationRate !== null && circulationRate < WHOLE && blockReward === null;
}

function Unknown({ message }: { readonly message: string }) {
  return (
    <PageSection title="解锁">
      <EmptyState title="未接入" hint={message} compact />
    </PageSection>
  );
}

function Ways({ code }: { readonly code: string }) {
  return (
    <>
      <PageLink to="dataUnlocks">全部币种的解锁</PageLink>
      <PageLink to="calendarCoin" params={{ coinCode: code }}>
        全部日程
      </PageLink>
    </>
  );
}

interface ScheduleProps {
  readonly value: CoinUnlockSchedule;
  readonly asOf: number;
  readonly name: string;
}

function Schedule({ value, asOf, name }: ScheduleProps) {
  const said = coinUnlockSentence(value);
  const reacted = reactionSentence(value.code, value.reaction);
  return (
    <div className={styles.parts}>
      {said && (
        <p className={styles.words}>
          <SentenceText sentence={said} />
        </p>
      )}
      <UnlockProgress value={value} asOf={asOf} />
      {value.next.length > 0 && (
        <Unlocks label={`${name}接下来的解锁`} rows={value.next} passed={false} notes={NEXT_NOTES} />
      )}
      {value.past.length > 0 && (
        <div>
          {reacted && (
            <p className={styles.words}>
              <SentenceText sentence={reacted} />
            </p>
          )}
          <Unlocks label={`${name}过去的解锁`} rows={value.past} passed notes={PAST_NOTES} />
        </div>
      )}
      <UnlockCourse value={value} asOf={asOf} name={name} />
    </div>
  );
}

interface UnlocksProps {
  readonly label: string;
  readonly rows: readonly UnlockRow[];
  readonly passed: boolean;
  readonly notes: readonly string[];
}

function Unlocks({ label, rows, passed, notes }: UnlocksProps) {
  const columns = useMemo(() => renderColumns(coinUnlockColumns(passed)), [passed]);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows.slice(0, SHOWN)}
      rowKey={({ id }) => id}
      state={AS_IT_CAME}
      footnotes={notes}
      empty={<EmptyState />}
    />
  );
}

const NEXT_NOTES = ['占流通按解锁前的流通量计算；价值按现价折算。'];
const PAST_NOTES = ['前 7 天、后 7 天按北京时间的日收盘价；-- 表示还不满 7 天，或没有当时的价格。'];
