import type { DecimalMark } from '@coinmirror/shared/numbers/readNumber.ts';
import { Checkbox } from '#ui/checkbox/Checkbox.tsx';
import { MarkChoice } from '#ui/file/MarkChoice.tsx';
import styles from '../portfolio.module.css';
import type { ReadTrades } from './readTrades.ts';

const WRONG_SHOWN = 5;

interface TradesPreviewProps {
  readonly read: ReadTrades;
  readonly mark: DecimalMark | null;
  readonly onMark: (mark: DecimalMark) => void;
  readonly omitsOtherFees: boolean;
  readonly onOmitOtherFees: (omits: boolean) => void;
}

/** What a file of trades comes to before it is taken over: what is read, what is not and why, and what has to be said. */
export function TradesPreview({ read, mark, onMark, omitsOtherFees, onOmitOtherFees }: TradesPreviewProps) {
  const { trades, added, wrong, refusal, unclear, feesIn, notes } = read;
  const lines = trades.length + wrong.length;
  return (
    <>
      {unclear && <MarkChoice unclear={unclear} onMark={onMark} />}
      {!unclear && mark !== null && <p className={styles.line}>{MARK_WORDS[mark]}</p>}
      {lines > 0 && refusal === null && (
        <p className={styles.line}>
          共 {lines} 行：读入 {trades.length} 笔{wrong.length > 0 && `，不导入 ${wrong.length} 行`}
        </p>
      )}
      {added.length > 0 && (
        <p className={styles.line}>新建组合：{added.map(({ name }) => name).join('、')}</p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.line}>
          {note}
        </p>
      ))}
      {(feesIn.length > 0 || omitsOtherFees) && (
        <Checkbox
          label={`手续费以其他币计的交易按无手续费导入${feesIn.length > 0 ? `（${feesIn.join('、')}）` : ''}`}
          checked={omitsOtherFees}
          onChange={(event) => onOmitOtherFees(event.target.checked)}
        />
      )}
      {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
      {wrong.slice(0, WRONG_SHOWN).map(({ line, why }) => (
        <p key={line} className={styles.refusal}>
          第 {line} 行：{why}
        </p>
      ))}
      {wrong.length > WRONG_SHOWN && (
        <p className={styles.refusal}>还有 {wrong.length - WRONG_SHOWN} 行无法读取，不会导入</p>
      )}
    </>
  );
}

const MARK_WORDS = { '.': '点是小数点', ',': '逗号是小数点' } as const;
