import { WATCH_NOTE_MAX } from '@coinmirror/shared/constants/limits.ts';
import { plainDecimal } from '@coinmirror/shared/format/decimal.ts';
import { OWN_NUMBER, readNumericInput } from '@coinmirror/shared/validation/numericInput.ts';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { TextArea } from '#ui/field/TextArea.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { readAmount } from './readAmount.ts';
import styles from './watchlist.module.css';
import type { WatchItem } from './watchlists.ts';

interface ItemDialogProps {
  readonly item: WatchItem;
  readonly name: string;
  /** False where no price is noted: a note only. */
  readonly withPrice?: boolean;
  /** What is said about the entries; by default who reads them. */
  readonly about?: ReactNode;
  readonly onClose: () => void;
  readonly onSave: (item: WatchItem) => void;
}

/** Edits a note, and a price to compare with. An empty field clears the value. */
export function ItemDialog({ item, name, withPrice = false, about, onClose, onSave }: ItemDialogProps) {
  const form = useId();
  const [note, setNote] = useState(item.note);
  const [cost, setCost] = useState(item.cost === null ? '' : plainDecimal(item.cost));
  const [wasTried, setTried] = useState(false);
  const complaints = {
    note: [...note.trim()].length > WATCH_NOTE_MAX ? `备注最多 ${WATCH_NOTE_MAX} 个字` : undefined,
    cost: withPrice ? amountComplaint(cost) : undefined,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (complaints.note ?? complaints.cost) return;
    onSave({ ...item, note: note.trim(), ...(withPrice && { cost: readAmount(cost) }) });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="s"
      title={`${name} 的备注`}
      description={about ?? '只给自己看，不会发布。'}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button variant="primary" type="submit" form={form}>
            保存
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        <TextArea
          label="备注"
          rows={2}
          limit={WATCH_NOTE_MAX}
          value={note}
          error={wasTried ? complaints.note : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        {withPrice && (
          <TextField
            label="关注价"
            hint="只用来看涨跌，不算持仓"
            after={<span className={styles.unit}>USD</span>}
            inputMode="decimal"
            autoComplete="off"
            value={cost}
            error={wasTried ? complaints.cost : undefined}
            onChange={(event) => setCost(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}

function amountComplaint(text: string): string | undefined {
  return text.trim() === '' ? undefined : readNumericInput(text, OWN_NUMBER).complaint;
}
