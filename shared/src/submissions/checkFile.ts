import { type FileType, fileTypeOf } from '../validation/fileType.ts';
import type { Complaint } from '../validation/login.ts';
import { checkPicture, isImageType } from '../validation/picture/checkPicture.ts';
import type { FileRule } from './form.ts';

const TYPE_NAMES: Readonly<Record<FileType, string>> = {
  'image/png': 'PNG 图片',
  'image/jpeg': 'JPEG 图片',
  'image/webp': 'WebP 图片',
  'application/pdf': 'PDF 文件',
};

/** Bytes needed to detect the type of a file that is not a picture. */
const HEAD_BYTES = 12;

/** Number of a file's first bytes needed for checking: for a picture up to its maximum size. */
export function neededBytes({ types, maxBytes }: FileRule): number {
  return types.some(isImageType) ? maxBytes : HEAD_BYTES;
}

/** Why a file is rejected, by its size in bytes and its first bytes (`neededBytes`); null if it is accepted. */
export function checkFile(rule: FileRule, size: number, bytes: Uint8Array): Complaint {
  if (size === 0) return '文件是空的';
  if (size > rule.maxBytes) return `文件不能超过 ${megabytes(rule.maxBytes)} MB`;
  const type = fileTypeOf(bytes);
  if (type === null || !rule.types.includes(type)) return `只支持${typeNames(rule)}`;
  return isImageType(type) ? checkPicture(rule, bytes) : null;
}

/** A rule as text: `PNG 图片，500×500 像素，不超过 1 MB`. */
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
