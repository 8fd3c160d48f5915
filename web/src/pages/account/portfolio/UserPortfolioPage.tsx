import { formatDate } from '@coinmirror/shared/format/time.ts';
import { titleOf } from '@coinmirror/shared/manifest/pages.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { Suspense, useCallback, useState } from 'react';
import { useSelector } from 'react-redux';
import { useCoinDirectoryQuery } from '#api/endpoints/directory.ts';
import { tradesCsv } from '#features/portfolio/transfer/tradesCsv.ts';
import { usePortfolio } from '#features/portfolio/usePortfolio.ts';
import { selectAccount } from '#features/session/sessionSlice.ts';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { WatchTabs } from '#templates/watch/WatchTabs.tsx';
import { Button } from '#ui/button/Button.tsx';
import { downloadCsv } from '#ui/file/download.ts';
import { DownloadIcon, PlusIcon, UploadIcon } from '#ui/icon/icons.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { MissingOpened } from '#ui/lazy/missing.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { EmptyState } from '#ui/state/EmptyState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { toast } from '#ui/toast/toast.ts';
import { PortfolioView } from './PortfolioView.tsx';
import { type Edited, TradeWindow } from './TradeWindow.tsx';
import styles from './UserPortfolioPage.module.css';
import { usePortfolioRows } from './usePortfolioRows.ts';

/** The importer loads on demand. */
const { Part: ImportTradesDialog, preload: preloadImport } = lazyPart(
  async () => (await import('#features/portfolio/transfer/ImportTradesDialog.tsx')).ImportTradesDialog,
  MissingOpened,
);

/** `/userticker/portfolio`: the visitor's purchases and sales, and their results. */
export default function UserPortfolioPage() {
  const account = useSelector(selectAccount);
  const display = useDisplayInAddress();
  const directory = useCoinDirectoryQuery({}).data?.value;
  const nameOf = useCallback(
    (code: string) => directory?.find((entry) => entry.kind === 'coin' && entry.code === code)?.name ?? code,
    [directory],
  );
  const { result, trades, change } = usePortfolio(account, nameOf);
  const list = usePortfolioRows(trades);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isImporting, setImporting] = useState(false);
  const onAdd = useCallback(({ code }: { readonly code: string }) => setEdited({ code, trade: null }), []);

  async function remove(trade: Trade) {
    const why = await change({ removed: [trade.id] });
    if (why !== null) toast.error(why);
    else
      toast.info('已删除 1 笔交易', {
        label: '撤销',
        onPress: () => void change({ saved: [trade] }),
      });
  }

  return (
    <div className={styles.page}>
      <PageHeader
        title={titleOf('userPortfolio')}
        summary={`${summaryOf('userPortfolio')}${account === null ? '保存在本浏览器，登录后合并到账号。' : '保存在账号里。'}`}
        {...(trades.length === 0 ? {} : { asOf: list.data?.asOf ?? null })}
      />
      <WatchTabs />
      <div className={styles.tools}>
        <Button
          size="s"
          variant="primary"
          icon={<PlusIcon aria-hidden="true" />}
          onClick={() => setEdited({ code: null, trade: null })}
        >
          添加交易
        </Button>
        <DisplayTools display={display} />
        <span className={styles.gap} />
        <Button
          size="s"
          icon={<UploadIcon aria-hidden="true" />}
          onPointerEnter={preloadImport}
          onFocus={preloadImport}
          onClick={() => setImporting(true)}
        >
          导入
        </Button>
        <Button
          size="s"
          icon={<DownloadIcon aria-hidden="true" />}
          disabled={trades.length === 0}
          onClick={() => downloadCsv(tradesCsv(trades), `持仓-${formatDate(Date.now())}`)}
        >
          导出
        </Button>
      </div>
      <Loadable
        result={result}
        skeleton={<Skeleton height={600} />}
        empty={
          <EmptyState
            title="还没有交易记录"
            hint="录入买入与卖出，或导入 CSV，就能看到市值、盈亏与分布。"
            action={<Button onClick={() => setEdited({ code: null, trade: null })}>添加第一笔</Button>}
          />
        }
      >
        {() => (
          <PortfolioView
            trades={trades}
            list={list}
            nameOf={nameOf}
            onAdd={onAdd}
            onEdit={(trade) => setEdited({ code: trade.code, trade })}
            onRemove={(trade) => void remove(trade)}
          />
        )}
      </Loadable>
      {edited && (
        <TradeWindow
          edited={edited}
          directory={directory}
          onPick={(code) => setEdited({ code, trade: null })}
          onClose={() => setEdited(null)}
          onSave={async (trade) => {
            const why = await change({ saved: [trade] });
            if (why === null) setEdited(null);
            return why;
          }}
        />
      )}
      {isImporting && (
        <Suspense fallback={null}>
          <ImportTradesDialog
            known={directory?.filter(({ kind }) => kind === 'coin')}
            onClose={() => setImporting(false)}
            onImport={async (imported) => {
              const why = await change({ saved: imported });
              if (why !== null) return why;
              setImporting(false);
              toast.success(`已导入 ${imported.length} 笔交易`);
              return null;
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
