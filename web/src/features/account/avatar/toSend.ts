import { checkFile } from '@coinmirror/shared/submissions/checkFile.ts';
import { AVATAR_RULE } from '@coinmirror/shared/validation/picture/avatarRule.ts';

export type ToSend =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'complaint'; readonly text: string };

/** The file to upload: the cropped picture, or the original where a browser cannot crop and it is small enough. */
export async function toSend(cut: Blob | null, original: Blob): Promise<ToSend> {
  if (cut !== null) return { kind: 'file', file: cut };
  const bytes = new Uint8Array(await original.arrayBuffer());
  return checkFile(AVATAR_RULE, original.size, bytes) === null
    ? { kind: 'file', file: original }
    : { kind: 'complaint', text: '浏览器无法裁剪这张图片，请换一张' };
}
