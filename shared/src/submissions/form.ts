import type { FileType } from '../validation/fileType.ts';
import type { PictureBounds } from '../validation/picture/checkPicture.ts';

/** Kinds of listing submissions. */
export const SUBMISSION_KINDS = ['coin', 'dapp', 'exchange'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

interface FieldBase {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  /** Asked only if another field, itself asked, has one of these values. */
  readonly when?: { readonly field: string; readonly in: readonly string[] };
}

export interface TextFieldSpec extends FieldBase {
  readonly kind: 'text' | 'email' | 'url' | 'date' | 'paragraph';
  /** Characters as a reader counts them. */
  readonly min?: number;
  readonly max: number;
  readonly pattern?: { readonly expression: RegExp; readonly text: string };
  readonly placeholder?: string;
  readonly autoComplete?: string;
}

export interface ChoiceFieldSpec extends FieldBase {
  /** One or several of a few options. */
  readonly kind: 'choice' | 'choices';
  readonly options: readonly FieldOption[];
  /** Maximum number of chosen options. */
  readonly max?: number;
}

export interface FileRule extends PictureBounds {
  readonly types: readonly FileType[];
  readonly maxBytes: number;
}

export interface FileFieldSpec extends FieldBase {
  readonly kind: 'file';
  readonly file: FileRule;
}

/** A statement that must be confirmed; `complaint` is the error without it. */
interface ConfirmFieldSpec extends FieldBase {
  readonly kind: 'confirm';
  readonly complaint: string;
}

export type FieldSpec = TextFieldSpec | ChoiceFieldSpec | FileFieldSpec | ConfirmFieldSpec;

export interface SubmissionStep {
  /** Its key in the address. */
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly fields: readonly FieldSpec[];
}

/** A submission form: its steps and their fields. The last step submits it. */
export interface SubmissionForm {
  readonly kind: SubmissionKind;
  /** Subject of the form: 币种. */
  readonly subject: string;
  /** Incremented when stored drafts become incompatible. */
  readonly version: number;
  readonly steps: readonly SubmissionStep[];
}

/** An uploaded file: its id on the upstream, and the visitor's file name. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export type FieldValue = string | readonly string[] | UploadedFile | null;
/** The values of a form by field name; on the wire a file is its id. */
export type SubmissionValues = Readonly<Record<string, FieldValue>>;
