import {
  type FeedbackIntro,
  readFeedbackIntro,
} from '@coinmirror/shared/contract/community/feedbackIntro.ts';
import * as v from 'valibot';

/** An account as the operator is told of it. */
export interface Person {
  readonly id: number;
  readonly nickname: string;
  readonly isLocked: boolean;
}

export interface Writer extends Person {
  /** Country calling code without plus. */
  readonly areaCode: string;
  readonly mobile: string;
  readonly email: string;
}

export interface ReportedComment {
  readonly id: number;
  readonly author: Person;
  readonly parentId: number | null;
  /** As it was written, though deleted since. */
  readonly body: string;
  readonly subject: { readonly kind: string; readonly code: string };
  readonly createdAt: number;
  readonly isDeleted: boolean;
  readonly isHidden: boolean;
}

interface Received {
  readonly number: number;
  readonly createdAt: number;
  readonly doneAt: number | null;
  /** Id of the call that brought it; '' where it had none. */
  readonly requestId: string;
  /** null: a visitor without login, or an account deleted since. */
  readonly writer: Writer | null;
}

/** What a visitor sent to the operator. */
export type Message = Received &
  (
    | ({ readonly kind: 'feedback'; readonly type: number; readonly email: string } & {
        readonly intro: FeedbackIntro;
      })
    | {
        readonly kind: 'submission';
        readonly submissionId: number;
        readonly form: string;
        readonly values: Readonly<Record<string, unknown>>;
        readonly files: number;
      }
    | { readonly kind: 'report'; readonly reason: string; readonly comment: ReportedComment }
  );

const text = v.string();
const count = v.number();
const maybeCount = v.nullable(count);
const valuesRow = v.record(v.string(), v.unknown());

const received = {
  number: count,
  created_at: count,
  done_at: maybeCount,
  request_id: text,
  writer_id: maybeCount,
  writer_name: v.nullable(text),
  area_code: v.nullable(text),
  mobile: v.nullable(text),
  writer_email: v.nullable(text),
  writer_locked_at: maybeCount,
};
const row = v.variant('kind', [
  v.object({ ...received, kind: v.literal('feedback'), feedback_type: count, intro: text, email: text }),
  v.object({
    ...received,
    kind: v.literal('submission'),
    submission_id: count,
    form: text,
    payload: text,
    files: count,
  }),
  v.object({
    ...received,
    kind: v.literal('report'),
    reason: text,
    comment_id: count,
    body: text,
    subject_kind: text,
    subject_code: text,
    commented_at: count,
    deleted_at: maybeCount,
    hidden_at: maybeCount,
    parent_id: maybeCount,
    author_id: count,
    author_name: text,
    author_locked_at: maybeCount,
  }),
]);
type Row = v.InferOutput<typeof row>;

/** One row of the inbox with what its number refers to. */
export const messageRow = v.pipe(row, v.transform(toMessage));

function toMessage(wire: Row): Message {
  const common = {
    number: wire.number,
    createdAt: wire.created_at,
    doneAt: wire.done_at,
    requestId: wire.request_id,
    writer: writerOf(wire),
  };
  switch (wire.kind) {
    case 'feedback': {
      const { kind, feedback_type: type, email } = wire;
      return { ...common, kind, type, email, intro: readFeedbackIntro(wire.intro) };
    }
    case 'submission': {
      const { kind, submission_id: submissionId, form, files } = wire;
      return {
        ...common,
        kind,
        submissionId,
        form,
        files,
        values: v.parse(valuesRow, JSON.parse(wire.payload)),
      };
    }
    case 'report':
      return { ...common, kind: wire.kind, reason: wire.reason, comment: commentOf(wire) };
  }
}

function writerOf(wire: Row): Writer | null {
  if (wire.writer_id === null) return null;
  return {
    id: wire.writer_id,
    nickname: wire.writer_name ?? '',
    areaCode: wire.area_code ?? '',
    mobile: wire.mobile ?? '',
    email: wire.writer_email ?? '',
    isLocked: wire.writer_locked_at !== null,
  };
}

function commentOf(wire: Extract<Row, { kind: 'report' }>): ReportedComment {
  return {
    id: wire.comment_id,
    author: { id: wire.author_id, nickname: wire.author_name, isLocked: wire.author_locked_at !== null },
    parentId: wire.parent_id,
    body: wire.body,
    subject: { kind: wire.subject_kind, code: wire.subject_code },
    createdAt: wire.commented_at,
    isDeleted: wire.deleted_at !== null,
    isHidden: wire.hidden_at !== null,
  };
}
