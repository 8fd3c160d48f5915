import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Attachment } from '../store/operator/attachments.ts';

/** Nothing of a visitor's file decides its name or its ending but its own first bytes, by which its type was told. */
const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/**
 * Writes the files of a message to a folder of the operator alone (created if missing) and returns their paths. Throws if
 * one is there already: nothing is overwritten.
 */
export function saveFiles(
  folder: string,
  attachments: readonly Attachment[],
  bytesOf: (id: string) => Uint8Array,
): readonly string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return attachments.map((attachment, index) => {
    const path = resolve(join(folder, nameOf(attachment, index)));
    // `wx` follows no link that stands there either.
    writeFileSync(path, bytesOf(attachment.id), { flag: 'wx', mode: 0o600 });
    return path;
  });
}

/** `1-logo.png`. */
function nameOf({ field, type }: Attachment, index: number): string {
  const word = field.replace(/[^\w-]/g, '').slice(0, 40) || 'file';
  return `${index + 1}-${word}.${ENDINGS[type] ?? 'bin'}`;
}
