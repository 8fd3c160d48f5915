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

/** Enough to tell the type of what is no picture. */
const HEAD_BYTES = 12;

/** How many of a file's first bytes its judgement needs: of a picture all that it may have. */
export function neededBytes({ types, maxBytes }: FileRule): number {
  return types.some(isImageType) ? maxBytes : HEAD_BYTES;
}

/** Why a file cannot be taken, by its size in bytes and its first bytes (`neededBytes`); null when it can. */
export function checkFile(rule: FileRule, size: number, bytes: Uint8Array): Complaint {
  if (size === 0) return '文件是空的';
  if (size > rule.maxBytes) return `文件不能超过 ${megabytes(rule.maxBytes)} MB`;
  const type = fileTypeOf(bytes);
  if (type === null || !rule.types.includes(type)) return `只支持${typeNames(rule)}`;
  return isImageType(type) ? checkPicture(rule, bytes) : null;
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
