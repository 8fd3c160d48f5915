import { type FileType, fileTypeOf, pngSize } from '../validation/fileType.ts';
import type { Complaint } from '../validation/login.ts';
import type { FileRule } from './form.ts';

const TYPE_NAMES: Readonly<Record<FileType, string>> = {
  'image/png': 'PNG 图片',
  'image/jpeg': 'JPEG 图片',
  'image/webp': 'WebP 图片',
  'application/pdf': 'PDF 文件',
};

/** How many of a file's first bytes its judgement needs. */
export const FILE_HEAD_BYTES = 24;

/** Why a file cannot be taken, by its size in bytes and its first bytes (at least 24); null when it can. */
export function checkFile(rule: FileRule, size: number, head: Uint8Array): Complaint {
  if (size === 0) return '文件是空的';
  if (size > rule.maxBytes) return `文件不能超过 ${megabytes(rule.maxBytes)} MB`;
  const type = fileTypeOf(head);
  if (type === null || !rule.types.includes(type)) return `只支持${typeNames(rule)}`;
  const { pixels } = rule;
  if (pixels === undefined) return null;
  const found = pngSize(head);
  return found?.width === pixels.width && found.height === pixels.height
    ? null
    : `图片应为 ${pixels.width}×${pixels.height} 像素${found ? `，这一张是 ${found.width}×${found.height}` : ''}`;
}

/** A rule in words: `PNG 图片，500×500 像素，不超过 1 MB`. */
export function fileRuleText(rule: FileRule): string {
  const { pixels } = rule;
  const size = pixels ? `，${pixels.width}×${pixels.height} 像素` : '';
  return `${typeNames(rule)}${size}，不超过 ${megabytes(rule.maxBytes)} MB`;
}

function typeNames(rule: FileRule): string {
  return rule.types.map((type) => TYPE_NAMES[type]).join('、');
}

function megabytes(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10;
}
