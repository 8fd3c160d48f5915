import type { IncomingMessage } from 'node:http';
import type { Endpoint } from '@coinmirror/shared/contract/endpoint.ts';
import { UpstreamError } from '../../answers/handler/handler.ts';

/** Maximum bytes of a body without files, and of the fields around a file. */
const WORDS_LIMIT = 256 * 1024;

export interface ReadBody {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields covered by a signature: those of JSON and urlencoded bodies. */
  readonly signed: Readonly<Record<string, unknown>>;
}

const NO_BODY: ReadBody = { fields: {}, signed: {} };

/**
 * The fields of a JSON, urlencoded or multipart body. Throws UpstreamError 413, 415 or 400 for a body that cannot
 * be read.
 */
export async function readFields(request: IncomingMessage, { upload }: Endpoint): Promise<ReadBody> {
  if (request.method === 'GET' || request.method === 'HEAD') return NO_BODY;
  const type = request.headers['content-type'] ?? '';
  const multipart = type.startsWith('multipart/form-data');
  const bytes = await readBody(request, WORDS_LIMIT + (multipart ? (upload?.maxBytes ?? 0) : 0));
  if (bytes.length === 0) return NO_BODY;
  if (multipart) return { fields: await fromForm(bytes, type), signed: {} };
  if (/^application\/(.+\+)?json\b/.test(type)) return allSigned(fromJson(bytes));
  if (type.startsWith('application/x-www-form-urlencoded')) return allSigned(await fromForm(bytes, type));
  throw new UpstreamError(415, '不支持的内容类型');
}

function allSigned(fields: Readonly<Record<string, unknown>>): ReadBody {
  return { fields, signed: fields };
}

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The stream is not destroyed on an early stop, because the answer still uses its connection.
  const body: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new UpstreamError(413, '内容过大');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function fromJson(bytes: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new UpstreamError(400, '请求内容不是有效的 JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UpstreamError(400, '请求内容应为对象');
  }
  return { ...value };
}

/** A repeated field keeps its last value; a file becomes a File. */
async function fromForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new UpstreamError(400, '表单内容无法读取');
  }
}
