import { formatDate } from '@coinmirror/shared/format/time.ts';
import type { Trade } from '@coinmirror/shared/portfolio/trade.ts';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useDisplay } from '#ui/display/DisplayContext.tsx';
import { CsvField } from '#ui/field/CsvField.tsx';
import { newTradeId } from '../form/draft.ts';
import styles from '../portfolio.module.css';
import { readTrades } from './readTrades.ts';
import { TRADE_HEAD } from './tradesCsv.ts';

const WRONG_SHOWN = 5;

interface ImportTradesDialogProps {
  /** Every known coin in order of rank; undefined while loading. */
  readonly known: readonly { readonly code: string; readonly symbol: string }[] | undefined;
  readonly onClose: () => void;
  /** Saves the trades and returns why it could not, or null. */
  readonly onImport: (trades: readonly Trade[]) => Promise<string | null>;
}

/** Imports trades from a file or text, with a preview of accepted and rejected lines before saving. */
export function ImportTradesDialog({ known, onClose, onImport }: ImportTradesDialogProps) {
  const { rates } = useDisplay();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { trades, wrong } = useMemo(
    () =>
      text.trim() === '' || known === undefined
        ? { trades: [], wrong: [] }
        : readTrades(text, { known, rates, today: formatDate(Date.now()), newId: newTradeId }),
    [text, known, rates],
  );

  function read(words: string) {
    setRefusal(null);
    setText(words);
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="导入交易"
      description={`首行为列名：${TRADE_HEAD.join('、')}。编号相同的交易会被替换，重复导入不会加倍。`}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            disabled={trades.length === 0}
            onClick={async () => setRefusal(await onImport(trades))}
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
          onChange={read}
        />
        <div aria-live="polite">
          {trades.length > 0 && <p className={styles.line}>找到 {trades.length} 笔交易</p>}
          {wrong.slice(0, WRONG_SHOWN).map(({ line, why }) => (
            <p key={line} className={styles.refusal}>
              第 {line} 行：{why}
            </p>
          ))}
          {wrong.length > WRONG_SHOWN && (
            <p className={styles.refusal}>共 {wrong.length} 行无法读取，不会导入</p>
          )}
          {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
        </div>
      </div>
    </Dialog>
  );
}
