import type { DirectoryEntry } from '@coinmirror/shared/contract/directory.ts';
import type { MoneyTerms } from '@coinmirror/shared/format/fullMoney.ts';
import { formatMoney } from '@coinmirror/shared/format/money.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import type { PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import { portfolioSentence } from '@coinmirror/shared/sentences/portfolio.ts';
import { Suspense, useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { PortfolioTabs } from '#features/portfolio/names/PortfolioTabs.tsx';
import { usePortfolioNames } from '#features/portfolio/names/usePortfolioNames.tsx';
import { useShownPortfolio } from '#features/portfolio/names/useShownPortfolio.ts';
import { usePortfolio } from '#features/portfolio/usePortfolio.ts';
import { selectAccount } from '#features/session/sessionSlice.ts';
import { useMovedPositions } from '#templates/watch/useMovedPositions.ts';
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
  const ledger = usePortfolio(account, nameOf);
  useMovedPositions(ledger);
  const { result, change, trades, portfolios, method } = ledger;
  const { shown, entryId, show } = useShownPortfolio(portfolios);
  const list = usePortfolioRows(ledger, shown);
  const names = usePortfolioNames({ trades, portfolios, change, onShow: show });
  const edits = usePortfolioEdits(change, portfolios);
  const { setEdited, setImporting } = edits;
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
        {...(list.own.length === 0
          ? {}
          : { asOf: list.data?.asOf ?? null, sentence: portfolioSentence(list.rows, list.total, display) })}
      />
      <WatchTabs />
      <PortfolioTabs
        portfolios={portfolios}
        shown={shown}
        worthOf={(one) => valueText(list, one, display)}
        onShow={show}
        onAdd={names.add}
        onRename={names.rename}
        onRemove={(one) => void names.remove(one)}
      >
        <div className={styles.page}>
          <PortfolioTools
            trades={list.own}
            portfolios={portfolios}
            shown={shown}
            method={method}
            onMethod={(chosen) => void change({ method: chosen })}
            onAdd={addAny}
            onAddPortfolio={names.add}
            onImport={() => setImporting(true)}
            preloadImport={preloadImport}
          />
          <Loadable
            result={result}
            skeleton={<Skeleton height={600} />}
            isEmpty={() => list.own.length === 0}
            empty={<NoTrades shown={shown} onAdd={addAny} />}
          >
            {() => (
              <PortfolioView
                portfolios={portfolios}
                method={method}
                list={list}
                kept={kept}
                nameOf={nameOf}
                symbolOf={symbolOf}
                onAdd={onAdd}
                onEdit={(trade) => setEdited({ code: trade.code, trade })}
                onRemove={(trade) => void edits.remove(trade)}
                onMove={(moved, to) => void edits.move(moved, to)}
              />
            )}
          </Loadable>
        </div>
      </PortfolioTabs>
      {names.window}
      <Windows edits={edits} directory={directory} portfolios={portfolios} portfolio={entryId} />
    </div>
  );
}

interface WindowsProps {
  readonly edits: ReturnType<typeof usePortfolioEdits>;
  readonly directory: readonly DirectoryEntry[] | undefined;
  readonly portfolios: readonly PortfolioName[];
  /** For what is entered now. */
  readonly portfolio: string;
}

/** The form of a trade, and the reader of files, while they are open. */
function Windows({ edits, directory, portfolios, portfolio }: WindowsProps) {
  const { edited, setEdited, isImporting, setImporting, save, takeOver } = edits;
  return (
    <>
      {edited && (
        <TradeWindow
          edited={edited}
          directory={directory}
          portfolios={portfolios}
          portfolio={portfolio}
          onPick={(code) => setEdited({ code, trade: null })}
          onClose={() => setEdited(null)}
          onSave={save}
        />
      )}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportTradesDialog
            known={directory?.filter(({ kind }) => kind === 'coin')}
            portfolios={portfolios}
            portfolio={portfolio}
            onClose={() => setImporting(false)}
            onImport={takeOver}
          />
        </Suspense>
      )}
    </>
  );
}

/** Short, for a tab; '' before the prices are known, and for an empty portfolio. */
function valueText(
  { totals, data }: ReturnType<typeof usePortfolioRows>,
  portfolio: PortfolioName | null,
  display: MoneyTerms,
): string {
  const value = totals.get(portfolio?.id ?? '')?.value ?? 0;
  return data === undefined || value === 0 ? '' : formatMoney(value, { ...display, kind: 'amount' });
}

interface NoTradesProps {
  readonly shown: PortfolioName | null;
  readonly onAdd: () => void;
}

function NoTrades({ shown, onAdd }: NoTradesProps) {
  return (
    <EmptyState
      title={shown === null ? '还没有交易记录' : `“${shown.name}”里还没有交易记录`}
      hint="录入或导入买卖与转账，就能看到市值与盈亏。"
      action={<Button onClick={onAdd}>添加第一笔</Button>}
    />
  );
}
