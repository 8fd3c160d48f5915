import { submissionEndpoints } from '@coinmirror/shared/contract/community/submissions.ts';
import { checkFile, neededBytes } from '@coinmirror/shared/submissions/checkFile.ts';
import type { FileFieldSpec, SubmissionKind, UploadedFile } from '@coinmirror/shared/submissions/form.ts';
import { useEffect, useRef, useState } from 'react';
import { errorText, isRefused } from '#api/failure.ts';
import { upload } from '#api/upload.ts';
import type { UploadState } from '#ui/upload/UploadField.tsx';

type Underway = Exclude<UploadState, { kind: 'none' | 'done' }> & { readonly file: File };

/**
 * The uploads of a form by field name: validated before sending, started at once, retried on demand. They continue
 * while the visitor is on another step; `onDone` reports completed ones.
 */
export function useUploads(kind: SubmissionKind, onDone: (field: string, file: UploadedFile | null) => void) {
  const [underway, setUnderway] = useState<Readonly<Record<string, Underway>>>({});
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const one of all.values()) one.abort();
    };
  }, []);

  function show(field: string, state: Underway | null) {
    setUnderway(({ [field]: _old, ...others }) => (state === null ? others : { ...others, [field]: state }));
  }

  /** Cancels a field's upload; its result is ignored. */
  function stop(field: string): void {
    running.current.get(field)?.abort();
    running.current.delete(field);
    show(field, null);
  }

  async function start(field: FileFieldSpec, file: File): Promise<void> {
    const { name } = field;
    stop(name);
    onDone(name, null);
    const own = new AbortController();
    running.current.set(name, own);
    const isCurrent = () => running.current.get(name) === own;
    const fail = (reason: string, canRetry: boolean) => {
      running.current.delete(name);
      show(name, { kind: 'failed', name: file.name, reason, canRetry, file });
    };
    show(name, { kind: 'sending', name: file.name, part: 0, file });
    const head = new Uint8Array(await file.slice(0, neededBytes(field.file)).arrayBuffer());
    if (!isCurrent()) return;
    const complaint = checkFile(field.file, file.size, head);
    if (complaint !== null) return fail(complaint, false);
    const answer = await upload(
      submissionEndpoints.submissionUpload,
      { kind, field: name, file },
      {
        onProgress: (part) => isCurrent() && show(name, { kind: 'sending', name: file.name, part, file }),
        signal: own.signal,
      },
    );
    if (!isCurrent()) return;
    // A file that the upstream refused would be refused again.
    if (answer.error) return fail(errorText(answer.error), !isRefused(answer.error, 422));
    running.current.delete(name);
    show(name, null);
    onDone(name, { id: answer.data.value.id, name: file.name, size: file.size });
  }

  return {
    stateOf: (field: string, value: UploadedFile | null): UploadState =>
      underway[field] ?? (value ? { kind: 'done', name: value.name, size: value.size } : { kind: 'none' }),
    isSending: Object.values(underway).some(({ kind: state }) => state === 'sending'),
    start,
    retry(field: FileFieldSpec) {
      const failed = underway[field.name];
      if (failed) void start(field, failed.file);
    },
    remove(field: FileFieldSpec) {
      stop(field.name);
      onDone(field.name, null);
    },
    stopAll() {
      for (const field of Object.keys(underway)) stop(field);
    },
  };
}
