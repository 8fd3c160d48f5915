import { COMPARE_MAX } from '@coinmirror/shared/constants/limits.ts';
import { useState } from 'react';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { parseCompareList } from '#features/compare/compareList.ts';
import { checkExchangeAddition } from '#features/compare/exchangeCompare.ts';
import { CoinAdder } from '#features/compare/view/CoinAdder.tsx';
import { CompareTable } from '#features/compare/view/CompareTable.tsx';
import { EXCHANGE_GROUPS, exchangeHead } from '#features/compare/view/exchangeRows.tsx';
import { useFoundEntries } from '#features/searchField/useFoundEntries.ts';
import { useDocumentTitle } from '#templates/title/useDocumentTitle.ts';
import { Button } from '#ui/button/Button.tsx';
import { useLatch } from '#ui/lazy/useLatch.ts';
import { Logo } from '#ui/logo/Logo.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SkeletonLines } from '#ui/skeleton/Skeleton.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { useUrlParams } from '#ui/url/useUrlParams.ts';
import { CompareKinds } from './CompareKinds.tsx';
import styles from './compare.module.css';
import { useComparedExchanges } from './useComparedExchanges.ts';

const TITLE = '交易所对比';
const SUGGESTED = 5;
const PICKS = 6;
const WORDS = { kind: '交易所', placeholder: '输入名称或拼音，如 币安' };
const NOTE =
  '深度为最优价 ±2% 内的挂单，折合美元；费率为普通用户的现货标准费率；牌照据监管机构公开名录，同一平台各地主体可能不同。';

/** `/compare?kind=exchange&c=binance,okx`: up to four exchanges side by side; the address keeps the set. */
export function ExchangeComparison() {
  const [params, write] = useUrlParams();
  const codes = parseCompareList(params.get('c') ?? '');
  const [typed, setTyped] = useState('');
  const found = useFoundEntries(typed, SUGGESTED);
  const slots = useComparedExchanges(codes);
  const shown = slots.flatMap(({ compared }) => compared ?? []);
  const asOf = Math.max(0, ...slots.map(({ info }) => info.currentData?.asOf ?? 0)) || null;
  const failed = slots.find(({ info }) => info.error !== undefined && info.currentData === undefined);
  // Columns that appear one by one would shift each other.
  const isReady = useLatch(slots.length > 0 && slots.every(({ isSettled }) => isSettled));
  useDocumentTitle(TITLE);

  const choose = (next: readonly string[]) => write({ c: next.join(',') || null });
  function add(code: string): string | null {
    const complaint = checkExchangeAddition(codes, code);
    if (complaint === null) choose([...codes, code]);
    return complaint;
  }

  return (
    <>
      <PageHeader
        title={TITLE}
        summary="二到四家交易所的成交、深度、费率、储备与资质，链接可分享。"
        {...(codes.length > 0 && { asOf })}
      />
      <CompareKinds kind="exchange" />
      <CoinAdder
        typed={typed}
        onType={setTyped}
        found={found.exchanges}
        isLoading={found.isLoading}
        onAdd={add}
        isFull={codes.length >= COMPARE_MAX}
        words={WORDS}
      />
      {codes.length < 2 && <ExchangePicks chosen={codes} onAdd={add} />}
      {failed && (
        <FailedState
          failure={failed.info.error}
          onRetry={() => void failed.info.refetch()}
          busy={failed.info.isFetching}
        />
      )}
      {codes.length > 0 && !isReady && !failed && <SkeletonLines lines={12} />}
      {isReady && shown.length > 0 && (
        <CompareTable
          items={shown}
          headOf={exchangeHead}
          groups={EXCHANGE_GROUPS}
          onRemove={(code) => choose(codes.filter((one) => one !== code))}
          note={NOTE}
        />
      )}
    </>
  );
}

interface ExchangePicksProps {
  readonly chosen: readonly string[];
  readonly onAdd: (code: string) => unknown;
}

/** Buttons that add the best rated exchanges missing from the comparison. */
function ExchangePicks({ chosen, onAdd }: ExchangePicksProps) {
  const directory = useCoinDirectoryQuery({}).data?.value ?? [];
  const picks = directory
    .filter(({ kind, code, rank }) => kind === 'exchange' && rank !== null && !chosen.includes(code))
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, PICKS);
  return (
    <>
      <p className={styles.hint}>
        {chosen.length === 0 ? '还没有选择交易所，可以从评级靠前的开始：' : '再选一家，就能并排比较：'}
      </p>
      <ul className={styles.picks} aria-label="评级靠前的交易所">
        {picks.map(({ code, name, logo }) => (
          <li key={code}>
            <Button icon={<Logo src={logo} name={name} size={20} />} onClick={() => onAdd(code)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
