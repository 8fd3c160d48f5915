import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import { Refusal } from '../http/failure.ts';
import { checkUpload, uploadRuleOf } from '../security/uploads.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Our forms nest no deeper than a list of objects; a deeper body is an attack on a parser's stack. */
const DEEPEST = 16;

/** The fields of a body; none for a multipart body, which is validated as a whole. Throws Refusal. */
export async function fieldsOf(body: Buffer, row: Endpoint, contentType: string): Promise<Fields> {
  const { body: kind = 'json' } = row;
  if (kind === 'json') return jsonFields(body);
  if (kind === 'form') return formFields(new URLSearchParams(body.toString('utf8')));
  await checkUpload(body, contentType, uploadRuleOf(row));
  return {};
}

/** Refuses a field that is sent twice: gateway and upstream could read different values. */
function formFields(form: URLSearchParams): Fields {
  if (new Set(form.keys()).size < form.size || form.has('__proto__')) throw new Refusal('badBody');
  return Object.fromEntries(form);
}

function jsonFields(body: Buffer): Fields {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal('badBody');
  }
  if (!isRecord(value) || Array.isArray(value) || !isPlain(value)) throw new Refusal('badBody');
  return { ...value };
}

/** Level by level, so that no depth can exhaust the stack. */
function isPlain(value: object): boolean {
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === DEEPEST || level.some((each) => Object.hasOwn(each, '__proto__'))) return false;
    level = level.flatMap((each) => Object.values(each).filter(isRecord));
  }
  return true;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
