import type { Receipt } from '@coinmirror/shared/contract/community/submissions.ts';
import { formatDate } from '@coinmirror/shared/format/time.ts';
import { checkSubmission } from '@coinmirror/shared/submissions/check.ts';
import { checkFile } from '@coinmirror/shared/submissions/checkFile.ts';
import type { FieldSpec, SubmissionForm } from '@coinmirror/shared/submissions/form.ts';
import { submissionForms } from '@coinmirror/shared/submissions/forms.ts';
import { askedFields, fieldsOf, toWireValues } from '@coinmirror/shared/submissions/values.ts';
import { secondOf } from '@coinmirror/shared/time/seconds.ts';
import { fileTypeOf } from '@coinmirror/shared/validation/fileType.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';
import type { Submission } from '../store/submissions.ts';
import type { FullBound } from '../store/uploadBounds.ts';
import { type CommunityContext, type CommunityHandlers, callerId, ok } from './context.ts';

/** Reasons why a file is rejected for space: this caller's uploads, or other callers'; not a server error. */
const FULL: Readonly<Record<FullBound, string>> = {
  uploader: '已上传而未提交的文件较多，请先提交申请，或一小时后再上传',
  network: '同一网络上传的文件较多，请一小时后再上传',
  day: '今天上传的文件过多，请明天再上传',
  shelf: '现在上传文件的人较多，请一小时后再上传',
  sent: '待审核的申请过多，暂不接收文件，请改日再上传',
};

type WireValues = Readonly<Record<string, string | readonly string[]>>;

/** Listing requests and their files. */
export const submissionHandlers = {
  submissionUpload: async ({ kind, field: name, file }, { store, uploader }) => {
    const field = fieldsOf(submissionForms[kind]).find((one) => one.name === name);
    if (field?.kind !== 'file' || !(file instanceof Blob)) throw new UpstreamError(400, '请选择文件');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const complaint = checkFile(field.file, bytes.length, bytes);
    if (complaint !== null) throw new UpstreamError(422, complaint);
    const type = fileTypeOf(bytes);
    if (type === null) throw new UpstreamError(415, '不支持这种文件');
    const shelved = store.submissions.addFile({ kind, field: name, type, bytes, uploader });
    if (shelved.kind === 'full') throw new UpstreamError(429, FULL[shelved.bound]);
    return ok({ id: shelved.id, size: bytes.length });
  },

  submissionAdd: async ({ kind, values, nonce }, context) => {
    const { submissions } = context.store;
    const { requestId } = context;
    const sent = submissions.findByNonce(nonce);
    if (sent) return ok(receiptOf(sent));
    const form = submissionForms[kind];
    const errors = wrongFields(form, values, context);
    const [first] = Object.values(errors);
    if (first !== undefined) throw new UpstreamError(422, first, errors);
    const payload = toWireValues(form, values);
    const files = askedFields(form, values)
      .filter(isFile)
      .flatMap(({ name }) => payload[name] ?? []);
    const accountId = callerId(context);
    const submission = submissions.add({ accountId, kind, payload, files, nonce, requestId });
    context.onArrival();
    return ok(receiptOf(submission));
  },
} satisfies CommunityHandlers<'submissionUpload' | 'submissionAdd'>;

/** The error of each wrong field: by the form's rules, and for missing files. */
function wrongFields(form: SubmissionForm, values: WireValues, { store }: CommunityContext) {
  const byRule = Object.entries(checkSubmission(form, values)).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  const lost = askedFields(form, values)
    .filter(isFile)
    .filter(({ name: field }) => {
      const id = values[field];
      return (
        id !== undefined &&
        !(typeof id === 'string' && store.submissions.hasLooseFile(id, { kind: form.kind, field }))
      );
    })
    .map(({ name, label }): [string, string] => [name, `${label}已失效，请重新上传`]);
  return Object.fromEntries([...byRule, ...lost]);
}

function isFile(field: FieldSpec): boolean {
  return field.kind === 'file';
}

/** `CM-COIN-20261122-00042`: kind, day in Beijing, number. */
function receiptOf({ id, kind, createdAt }: Submission): Receipt {
  const day = formatDate(createdAt).replaceAll('-', '');
  const number = `CM-${kind.toUpperCase()}-${day}-${String(id).padStart(5, '0')}`;
  return { number, receivedAt: secondOf(createdAt) };
}
