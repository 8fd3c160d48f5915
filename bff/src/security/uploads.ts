import { IMAGE_MAX_BYTES } from '@coinmirror/shared/constants/limits.ts';
import { imageTypeOf } from '@coinmirror/shared/validation/imageType.ts';
import { Refusal } from '../http/failure.ts';

const HEAD = 16;

/** Judges a multipart body: whole, every file a picture of at most 2 MB. Throws Refusal. */
export async function checkUpload(body: Buffer, contentType: string): Promise<void> {
  const form = await parse(body, contentType);
  for (const value of form.values()) {
    if (typeof value === 'string') continue;
    if (value.size > IMAGE_MAX_BYTES) throw new Refusal('tooLarge');
    // By its first bytes: the name and the type that the sender claims prove nothing.
    const head = new Uint8Array(await value.slice(0, HEAD).arrayBuffer());
    if (imageTypeOf(head) === null) throw new Refusal('unsupportedType');
  }
}

async function parse(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal('badBody');
  }
}
