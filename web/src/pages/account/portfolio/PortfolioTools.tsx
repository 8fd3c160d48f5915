import { formatDate } from '@coinmirror/shared/format/time.ts';
import { COST_METHOD_NAMES, COST_METHODS, type CostMethod } from '@coinmirror/shared/portfolio/costMethod.ts';
import type { PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { tradesCsv } from '#features/portfolio/transfer/tradesCsv.ts';
import { DisplayTools } from '#templates/display/DisplayTools.tsx';
import { useDisplayInAddress } from '#templates/display/useDisplayInAddress.ts';
import { Button } from '#ui/button/Button.tsx';
import { downloadCsv } from '#ui/file/download.ts';
import { DownloadIcon, PlusIcon, UploadIcon } from '#ui/icon/icons.ts';
import { Segmented } from '#ui/segmented/Segmented.tsx';
import styles from './UserPortfolioPage.module.css';

const METHODS = COST_METHODS.map((value) => ({ value, label: COST_METHOD_NAMES[value] }));

interface PortfolioToolsProps {
  /** Of the shown portfolio, or of all together. */
  readonly trades: readonly Trade[];
  readonly portfolios: readonly PortfolioName[];
  /** null: all together. */
  readonly shown: PortfolioName | null;
  readonly method: CostMethod;
  readonly onMethod: (method: CostMethod) => void;
  readonly onAdd: () => void;
  readonly onAddPortfolio: () => void;
  readonly onImport: () => void;
  /** Fetches the reader of files as soon as the visitor comes near. */
  readonly preloadImport: () => void;
}

/** Adding a trade or a portfolio, how cost is computed, the unit of prices, and the trades as a file, in and out. */
export function PortfolioTools(props: PortfolioToolsProps) {
  const { trades, portfolios, shown, method, onMethod, onAdd, onAddPortfolio, onImport, preloadImport } =
    props;
  const file = `持仓${shown === null ? '' : `-${shown.name}`}-${formatDate(Date.now())}`;
  return (
    <div className={styles.tools}>
      <Button size="s" variant="primary" icon={<PlusIcon aria-hidden="true" />} onClick={onAdd}>
        添加交易
      </Button>
      {portfolios.length < 2 && (
        <Button size="s" onClick={onAddPortfolio}>
          新建组合
        </Button>
      )}
      <DisplayTools display={useDisplayInAddress()} />
      <Segmented label="成本算法" value={method} options={METHODS} onChange={onMethod} />
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
        onClick={() => downloadCsv(tradesCsv(trades, portfolios), file)}
      >
        导出
      </Button>
    </div>
  );
}
