import { IMAGE_MAX_BYTES } from '@coinmirror/shared/constants/limits.ts';
import type { Endpoint, UploadRule } from '@coinmirror/shared/contract/endpoint.ts';
import { fileTypeOf } from '@coinmirror/shared/validation/fileType.ts';
import { Refusal } from '../http/failure.ts';

const HEAD = 16;

/** The default of a row without an upload rule: pictures. */
const PICTURES: UploadRule = { types: ['image/png', 'image/jpeg', 'image/webp'], maxBytes: IMAGE_MAX_BYTES };

/** The files that a multipart call takes. */
export function uploadRuleOf({ upload }: Endpoint): UploadRule {
  return upload ?? PICTURES;
}

/** Validates a multipart body: it must be complete and each file of a type and size that the call takes. Throws Refusal. */
export async function checkUpload(body: Buffer, contentType: string, rule = PICTURES): Promise<void> {
  const form = await parse(body, contentType);
  for (const value of form.values()) {
    if (typeof value === 'string') continue;
    if (value.size > rule.maxBytes) throw new Refusal('tooLarge');
    // By its first bytes, since the sender chooses the name and the type.
    const type = fileTypeOf(new Uint8Array(await value.slice(0, HEAD).arrayBuffer()));
    if (type === null || !rule.types.includes(type)) throw new Refusal('unsupportedType');
  }
}

async function parse(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal('badBody');
  }
}
