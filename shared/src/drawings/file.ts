import * as v from 'valibot';
import type { Drawing } from './drawing.ts';
import { drawingsSchema } from './schema.ts';

const KIND = 'coinmirror-drawings';
const VERSION = 1;

const fileSchema = v.object({
  kind: v.literal(KIND),
  version: v.literal(VERSION),
  ticker: v.string(),
  drawings: drawingsSchema,
});

/** Maximum characters of a file. */
export const MOST_FILE = 2_000_000;

/** Serialises a pair's drawings as a file. */
export function toDrawingsFile(ticker: string, drawings: readonly Drawing[]): string {
  return `${JSON.stringify({ kind: KIND, version: VERSION, ticker, drawings }, null, 2)}\n`;
}

export type DrawingsFile =
  | { readonly ticker: string; readonly drawings: readonly Drawing[] }
  | { readonly complaint: string };

/** Parses drawings from a file, or returns an error message for the visitor. */
export function readDrawingsFile(text: string): DrawingsFile {
  if (text.length > MOST_FILE) return { complaint: '文件太大，画线文件不超过 2 MB' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { complaint: '文件不是有效的 JSON，可能已损坏' };
  }
  const head = v.safeParse(v.object({ kind: v.literal(KIND), version: v.number() }), value);
  if (!head.success) return { complaint: '这不是从本站导出的画线文件' };
  if (head.output.version !== VERSION) return { complaint: '画线文件的版本无法识别，请刷新页面后再试' };
  const file = v.safeParse(fileSchema, value);
  if (!file.success) return { complaint: '画线文件的内容不完整，未导入任何画线' };
  return { ticker: file.output.ticker, drawings: file.output.drawings };
}
