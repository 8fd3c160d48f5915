import { checkFile } from '@coinmirror/shared/submissions/checkFile.ts';
import { AVATAR_RULE } from '@coinmirror/shared/validation/picture/avatarRule.ts';

export type ToSend =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'complaint'; readonly text: string };

/** What is sent as an avatar: what was cut out, or the file itself where a browser cannot cut and it is small enough. */
export async function toSend(cut: Blob | null, original: Blob): Promise<ToSend> {
  if (cut !== null) return { kind: 'file', file: cut };
  const bytes = new Uint8Array(await original.arrayBuffer());
  return checkFile(AVATAR_RULE, original.size, bytes) === null
    ? { kind: 'file', file: original }
    : { kind: 'complaint', text: '浏览器无法裁剪这张图片，请换一张' };
}
