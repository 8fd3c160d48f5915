import * as v from 'valibot';
import { beijingDayStart } from '../format/beijingDay.ts';
import type { Complaint } from '../validation/login.ts';
import type {
  ChoiceFieldSpec,
  FieldSpec,
  FieldValue,
  SubmissionForm,
  SubmissionValues,
  TextFieldSpec,
} from './form.ts';
import { fieldsOf, isAsked } from './values.ts';

const mail = v.pipe(v.string(), v.email());

/**
 * The error of each field of a submission, null if it is valid or not asked for. Browser and upstream share this check;
 * only the upstream knows whether a file has arrived.
 */
export function checkSubmission(
  form: SubmissionForm,
  values: SubmissionValues,
): Readonly<Record<string, Complaint>> {
  return Object.fromEntries(
    fieldsOf(form).map((field) => [
      field.name,
      isAsked(form, field, values) ? checkField(field, values[field.name]) : null,
    ]),
  );
}

/** The error of one field, null if it is valid. */
export function checkField(field: FieldSpec, value: FieldValue | undefined): Complaint {
  if (field.kind === 'confirm') return value === 'yes' ? null : field.complaint;
  if (isEmpty(value)) return field.required ? missingText(field) : null;
  switch (field.kind) {
    case 'file':
      return null;
    case 'choice':
    case 'choices':
      return checkChoice(field, value);
    default:
      return typeof value === 'string' ? checkText(field, value.trim()) : missingText(field);
  }
}

/** An unknown option cannot come from our page. */
function checkChoice(field: ChoiceFieldSpec, value: FieldValue | undefined): Complaint {
  const isMany = field.kind === 'choices';
  const chosen = isMany && Array.isArray(value) ? value : [value];
  const isKnown = chosen.every((one) => field.options.some((option) => option.value === one));
  if (!isKnown || isMany !== Array.isArray(value)) return missingText(field);
  return field.max !== undefined && chosen.length > field.max
    ? `${field.label}最多选择 ${field.max} 个`
    : null;
}

function checkText(field: TextFieldSpec, text: string): Complaint {
  const length = [...text].length;
  if (field.min !== undefined && length < field.min) return `${field.label}至少 ${field.min} 个字`;
  if (length > field.max) return `${field.label}最多 ${field.max} 个字`;
  if (field.kind === 'email' && !v.is(mail, text)) return '邮箱格式不正确';
  if (field.kind === 'url' && !isWebAddress(text)) return '请填写以 http:// 或 https:// 开头的完整网址';
  if (field.kind === 'date' && beijingDayStart(text) === null) return '日期格式不正确';
  return field.pattern && !field.pattern.expression.test(text) ? field.pattern.text : null;
}

function missingText({ kind, label }: FieldSpec): string {
  if (kind === 'file') return `请上传${label}`;
  return kind === 'choice' || kind === 'choices' ? `请选择${label}` : `请填写${label}`;
}

function isEmpty(value: FieldValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** A complete address whose host has a dot, without user name and password. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/@?#\\]+\.[^\s/@?#\\.]+([/?#]\S*)?$/i.test(text);
}
