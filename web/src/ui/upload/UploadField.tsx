import type { Ref } from 'react';
import { Button } from '../button/Button.tsx';
import { Field, type FieldWords } from '../field/Field.tsx';
import { FileIcon, RefreshIcon, TrashIcon, UploadIcon } from '../icon/icons.ts';
import { fileSize } from './fileSize.ts';
import styles from './UploadField.module.css';

export type UploadState =
  | { readonly kind: 'none' }
  /** `part`: the uploaded share, 0 to 1. */
  | { readonly kind: 'sending'; readonly name: string; readonly part: number }
  | { readonly kind: 'failed'; readonly name: string; readonly reason: string; readonly canRetry: boolean }
  /** `size` in bytes. */
  | { readonly kind: 'done'; readonly name: string; readonly size: number };

export interface UploadFieldProps extends FieldWords {
  state: UploadState;
  /** MIME types the browser offers; '' for every type. */
  accept: string;
  required?: boolean | undefined;
  /** The file stays on this device: no text may say that it was uploaded. */
  staysHere?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onPick: (file: File) => void;
  onRetry: () => void;
  /** Cancels an upload, or removes the file. */
  onRemove: () => void;
}

/** A file that uploads (or is read) as soon as it is chosen: progress, retry, replacement. */
export function UploadField({
  state,
  accept,
  required,
  staysHere = false,
  inputRef,
  onPick,
  onRetry,
  onRemove,
  ...words
}: UploadFieldProps) {
  return (
    <Field {...words} required={required}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            ref={inputRef}
            type="file"
            accept={accept === '' ? undefined : accept}
            className={styles.input}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // Allows choosing the same file again after removing it.
              target.value = '';
              if (file) onPick(file);
            }}
          />
          <label htmlFor={control.id} className={styles.pick}>
            <span className={styles.unheard} aria-hidden="true">
              <UploadIcon />
              {state.kind === 'none' ? '选择文件' : '换一个文件'}
            </span>
          </label>
          <UploadStatus
            state={state}
            label={words.label}
            doing={staysHere ? '读取' : '上传'}
            onRetry={onRetry}
            onRemove={onRemove}
          />
        </div>
      )}
    </Field>
  );
}

interface StatusProps extends Pick<UploadFieldProps, 'state' | 'label' | 'onRetry' | 'onRemove'> {
  /** The verb for what happens to the file. */
  readonly doing: string;
}

function UploadStatus({ state, label, doing, onRetry, onRemove }: StatusProps) {
  if (state.kind === 'none') return <span className={styles.note}>未选择文件</span>;
  return (
    <div className={styles.status}>
      <FileIcon aria-hidden="true" className={styles.icon} />
      <span className={styles.name}>{state.name}</span>
      {state.kind === 'sending' && (
        <>
          <progress className={styles.bar} value={state.part} max={1} aria-label={`${label}${doing}进度`} />
          <span className={styles.note}>{Math.floor(state.part * 100)}%</span>
        </>
      )}
      {state.kind === 'failed' && (
        <span role="alert" className={styles.failed}>
          {state.reason}
        </span>
      )}
      {state.kind === 'done' && (
        <span role="status" className={styles.done}>
          已{doing} {fileSize(state.size)}
        </span>
      )}
      {state.kind === 'failed' && state.canRetry && (
        <Button size="s" icon={<RefreshIcon />} onClick={onRetry}>
          重试
        </Button>
      )}
      <Button size="s" variant="quiet" icon={<TrashIcon />} onClick={onRemove}>
        {state.kind === 'sending' ? '取消' : '移除'}
      </Button>
    </div>
  );
}
