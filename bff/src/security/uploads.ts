import { Refusal } from '../http/failure.ts';

const LARGEST_PICTURE = 2 * 1024 * 1024;

/** How the files we take begin. The name and the type that the sender claims prove nothing. */
const SIGNATURES: readonly { readonly type: string; readonly begins: (bytes: Buffer) => boolean }[] = [
  { type: 'image/png', begins: (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' },
  { type: 'image/jpeg', begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff },
  { type: 'image/gif', begins: (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1')) },
  {
    type: 'image/webp',
    begins: (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
      bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
];

/** The picture type a file really has, by its first bytes; null for anything that is no picture we take. */
export function pictureType(bytes: Buffer): string | null {
  return SIGNATURES.find(({ begins }) => begins(bytes))?.type ?? null;
}

/** Judges a multipart body: whole, every file a picture of at most 2 MB. Throws Refusal. */
export async function checkUpload(body: Buffer, contentType: string): Promise<void> {
  const form = await parse(body, contentType);
  for (const value of form.values()) {
    if (typeof value === 'string') continue;
    if (value.size > LARGEST_PICTURE) throw new Refusal('tooLarge');
    const head = Buffer.from(await value.slice(0, 16).arrayBuffer());
    if (pictureType(head) === null) throw new Refusal('unsupportedType');
  }
}

async function parse(body: Buffer, contentType: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refusal('badBody');
  }
}
