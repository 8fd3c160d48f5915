import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { tradesCsv } from '#features/portfolio/transfer/tradesCsv.ts';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { Button } from '#ui/button/Button.tsx';
import { downloadCsv } from '#ui/file/download.ts';
import { DownloadIcon, PlusIcon, UploadIcon } from '#ui/icon/icons.ts';
import styles from './UserPortfolioPage.module.css';

interface PortfolioToolsProps {
  readonly trades: readonly Trade[];
  readonly onAdd: () => void;
  readonly onImport: () => void;
  /** Fetches the reader of files as soon as the visitor comes near. */
  readonly preloadImport: () => void;
}

/** Adding a trade, the unit of prices, and the trades as a file, in and out. */
export function PortfolioTools({ trades, onAdd, onImport, preloadImport }: PortfolioToolsProps) {
  return (
    <div className={styles.tools}>
      <Button size="s" variant="primary" icon={<PlusIcon aria-hidden="true" />} onClick={onAdd}>
        添加交易
      </Button>
      <DisplayTools display={useDisplayInAddress()} />
      <span className={styles.gap} />
      <Button
        size="s"
        icon={<UploadIcon aria-hidden="true" />}
        onPointerEnter={preloadImport}
        onFocus={preloadImport}
        onClick={onImport}
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
  );
}
