import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { DecimalMark } from '@coinmirror/shared/numbers/readNumber.ts';
import type { PortfolioName } from '@coinmirror/shared/portfolio/portfolioNames.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import type { NamedCoin } from '@coinmirror/shared/validation/coinWord.ts';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { CsvField } from '#ui/field/CsvField.tsx';
import styles from '../portfolio.module.css';
import { type ReadTrades, readTrades } from './readTrades.ts';
import { TradesPreview } from './TradesPreview.tsx';
import { TRADE_HEAD } from './tradesCsv.ts';

interface ImportTradesDialogProps {
  /** Every known coin in order of rank; undefined while loading. */
  readonly known: readonly NamedCoin[] | undefined;
  readonly portfolios: readonly PortfolioName[];
  /** The one for rows that name none. */
  readonly portfolio: string;
  readonly onClose: () => void;
  /** Saves the trades and the portfolios that they add, and returns why it could not, or null. */
  readonly onImport: (trades: readonly Trade[], added: readonly PortfolioName[]) => Promise<string | null>;
}

/** What the visitor has said about the text at hand. */
const UNSAID = { mark: null, omitsOtherFees: false } as const;

/** Imports trades from a file or text, with a preview of accepted and rejected lines before saving. */
export function ImportTradesDialog(props: ImportTradesDialogProps) {
  const { known, portfolios, portfolio, onClose, onImport } = props;
  const { rates } = useDisplay();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<{ readonly mark: DecimalMark | null; readonly omitsOtherFees: boolean }>(
    UNSAID,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const read = useMemo<ReadTrades | null>(
    () =>
      text.trim() === '' || known === undefined
        ? null
        : readTrades(text, { known, rates, today: formatDate(Date.now()), portfolios, portfolio, ...said }),
    [text, known, rates, portfolios, portfolio, said],
  );
  const trades = read?.trades ?? [];

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="导入交易"
      description={`首行为列名：${TRADE_HEAD.join('、')}；币安、Kraken、Coinbase 的成交文件也能读。编号相同的交易会被替换，同一文件重复导入不会加倍。`}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            disabled={trades.length === 0}
            onClick={async () => setRefusal(await onImport(trades, read?.added ?? []))}
          >
            {trades.length === 0 ? '导入' : `导入 ${trades.length} 笔`}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <CsvField
          value={text}
          example={'日期,类型,代码,价格,数量\n2026-01-31,买入,BTC,90000,0.1'}
          onChange={(words) => {
            setRefusal(null);
            setSaid(UNSAID);
            setText(words);
          }}
        />
        <div aria-live="polite">
          {read && (
            <TradesPreview
              read={read}
              mark={said.mark}
              onMark={(mark) => setSaid({ ...said, mark })}
              omitsOtherFees={said.omitsOtherFees}
              onOmitOtherFees={(omitsOtherFees) => setSaid({ ...said, omitsOtherFees })}
            />
          )}
          {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
        </div>
      </div>
    </Dialog>
  );
}
