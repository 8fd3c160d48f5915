import { Button } from '#ui/button/Button.tsx';
import { Select } from '#ui/select/Select.tsx';
import styles from './BatchBar.module.css';

interface BatchBarProps {
  readonly picked: number;
  readonly total: number;
  /** Possible target groups. */
  readonly targets: readonly string[];
  readonly onPickAll: (on: boolean) => void;
  readonly onMove: (group: string) => void;
  readonly onRemove: () => void;
}

/** Actions on the selected rows. */
export function BatchBar({ picked, total, targets, onPickAll, onMove, onRemove }: BatchBarProps) {
  const none = picked === 0;
  return (
    <div className={styles.bar} role="toolbar" aria-label="批量操作">
      <span aria-live="polite">
        已选 {picked} / {total}
      </span>
      <Button size="s" onClick={() => onPickAll(picked < total)}>
        {picked < total ? '全选' : '全不选'}
      </Button>
      {targets.length > 0 && (
        <Select
          label="移到分组"
          size="s"
          value={null}
          placeholder="移到分组"
          disabled={none}
          options={targets.map((name) => ({ value: name, label: name }))}
          onChange={onMove}
        />
      )}
      <Button size="s" variant="danger" disabled={none} onClick={onRemove}>
        移除
      </Button>
    </div>
  );
}
