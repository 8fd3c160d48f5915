import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { portfolioSentence } from '@coinmirror/shared/sentences/portfolio.ts';
import { Suspense, useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { usePortfolio } from '#features/portfolio/usePortfolio.ts';
import { selectAccount } from '#features/session/sessionSlice.ts';
import { WatchTabs } from '#templates/watch/WatchTabs.tsx';
import { Button } from '#ui/button/Button.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { PortfolioTools } from './PortfolioTools.tsx';
import { PortfolioView } from './PortfolioView.tsx';
import { TradeWindow } from './TradeWindow.tsx';
import styles from './UserPortfolioPage.module.css';
import { usePortfolioEdits } from './usePortfolioEdits.ts';
import { usePortfolioRows } from './usePortfolioRows.ts';

/** The importer loads on demand. */
const { Part: ImportTradesDialog, preload: preloadImport } = lazyPart(
  async () => (await import('#features/portfolio/transfer/ImportTradesDialog.tsx')).ImportTradesDialog,
  MissingOpened,
);

/** `/userticker/portfolio`: the visitor's purchases and sales, and their results. */
export default function UserPortfolioPage() {
  const account = useSelector(selectAccount);
  const directory = useCoinDirectoryQuery({}).data?.value;
  const coinOf = useCallback(
    (code: string) => directory?.find((entry) => entry.kind === 'coin' && entry.code === code),
    [directory],
  );
  const nameOf = useCallback((code: string) => coinOf(code)?.name ?? code, [coinOf]);
  const symbolOf = useCallback((code: string) => coinOf(code)?.symbol ?? code, [coinOf]);
  const { result, trades, change } = usePortfolio(account, nameOf);
  const list = usePortfolioRows(trades);
  const { edited, setEdited, isImporting, setImporting, ...edits } = usePortfolioEdits(change);
  const onAdd = useCallback(
    ({ code }: { readonly code: string }) => setEdited({ code, trade: null }),
    [setEdited],
  );
  const display = useDisplay();
  const kept = account === null ? '保存在本浏览器，登录后合并到账号。' : '保存在账号里。';
  const addAny = () => setEdited({ code: null, trade: null });

  return (
    <div className={styles.page}>
      <PageHeader
        title={titleOf('userPortfolio')}
        summary={`${summaryOf('userPortfolio')}${kept}`}
        {...(trades.length === 0
          ? {}
          : { asOf: list.data?.asOf ?? null, sentence: portfolioSentence(list.rows, list.total, display) })}
      />
      <WatchTabs />
      <PortfolioTools
        trades={trades}
        onAdd={addAny}
        onImport={() => setImporting(true)}
        preloadImport={preloadImport}
      />
      <Loadable result={result} skeleton={<Skeleton height={600} />} empty={<NoTrades onAdd={addAny} />}>
        {() => (
          <PortfolioView
            trades={trades}
            list={list}
            kept={kept}
            nameOf={nameOf}
            symbolOf={symbolOf}
            onAdd={onAdd}
            onEdit={(trade) => setEdited({ code: trade.code, trade })}
            onRemove={(trade) => void edits.remove(trade)}
          />
        )}
      </Loadable>
      {edited && (
        <TradeWindow
          edited={edited}
          directory={directory}
          onPick={(code) => setEdited({ code, trade: null })}
          onClose={() => setEdited(null)}
          onSave={edits.save}
        />
      )}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportTradesDialog
            known={directory?.filter(({ kind }) => kind === 'coin')}
            onClose={() => setImporting(false)}
            onImport={edits.takeOver}
          />
        </Suspense>
      )}
    </div>
  );
}

function NoTrades({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <EmptyState
      title="还没有交易记录"
      hint="录入买入与卖出，或导入 CSV，就能看到市值、盈亏与分布。"
      action={<Button onClick={onAdd}>添加第一笔</Button>}
    />
  );
}
