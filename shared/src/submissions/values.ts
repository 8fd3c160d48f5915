import * as v from 'valibot';
import type { FieldSpec, FieldValue, SubmissionForm, SubmissionValues } from './form.ts';

const text = v.string();
const texts = v.array(v.string());
const uploaded = v.object({ id: v.string(), name: v.string(), size: v.number() });

/** Every field of a form, in order. */
export function fieldsOf(form: SubmissionForm): readonly FieldSpec[] {
  return form.steps.flatMap(({ fields }) => fields);
}

/** Initial value of a field. */
function emptyValue({ kind }: FieldSpec): FieldValue {
  if (kind === 'choices') return [];
  return kind === 'file' ? null : '';
}

/** Initial values of a form. */
export function emptyValues(form: SubmissionForm): SubmissionValues {
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, emptyValue(field)]));
}

/** Stored values that still fit the form: fields that exist with the same kind; the others are empty. */
export function readValues(form: SubmissionForm, stored: unknown): SubmissionValues {
  const known: Readonly<Record<string, unknown>> = v.is(v.record(v.string(), v.unknown()), stored)
    ? stored
    : {};
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, readValue(field, known[field.name])]));
}

function readValue(field: FieldSpec, stored: unknown): FieldValue {
  const schema = field.kind === 'choices' ? texts : field.kind === 'file' ? uploaded : text;
  const read = v.safeParse(schema, stored);
  return read.success ? read.output : emptyValue(field);
}

/** Whether a field is asked for, given the other values. */
export function isAsked(form: SubmissionForm, field: FieldSpec, values: SubmissionValues): boolean {
  const { when } = field;
  if (when === undefined) return true;
  const other = fieldsOf(form).find(({ name }) => name === when.field);
  const value = values[when.field];
  return (
    other !== undefined &&
    typeof value === 'string' &&
    when.in.includes(value) &&
    isAsked(form, other, values)
  );
}

export function askedFields(form: SubmissionForm, values: SubmissionValues): readonly FieldSpec[] {
  return fieldsOf(form).filter((field) => isAsked(form, field, values));
}

/** The values on the wire: only fields that are asked for and filled in, trimmed, a file by its id. */
export function toWireValues(
  form: SubmissionForm,
  values: SubmissionValues,
): Record<string, string | string[]> {
  const filled = askedFields(form, values).flatMap(({ name }): [string, string | string[]][] => {
    const value = values[name];
    if (typeof value === 'string') return value.trim() === '' ? [] : [[name, value.trim()]];
    if (isUploaded(value)) return [[name, value.id]];
    return Array.isArray(value) && value.length > 0 ? [[name, [...value]]] : [];
  });
  return Object.fromEntries(filled);
}

/** Whether a value is an uploaded file. */
export function isUploaded(
  value: FieldValue | undefined,
): value is Exclude<FieldValue, string | readonly string[] | null> {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** A field's value for readers; '--' for none. */
export function valueText(field: FieldSpec, value: FieldValue | undefined): string {
  if (isUploaded(value)) return value.name;
  if (field.kind === 'confirm') return value === '' ? '--' : '已确认';
  const labels = field.kind === 'choice' || field.kind === 'choices' ? field.options : [];
  const named = (one: string) => labels.find((option) => option.value === one)?.label ?? one;
  const shown = typeof value === 'string' ? named(value.trim()) : (value ?? []).map(named).join('、');
  return shown === '' ? '--' : shown;
}
