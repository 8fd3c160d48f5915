const MARKS: readonly { readonly bytes: readonly number[]; readonly encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Without a mark: UTF-8 if every byte fits, else what a Chinese Excel saves. */
const UNMARKED = ['utf-8', 'gb18030'];

/** No text has them; in bytes of another kind of file they are all over the place. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r]|\ufffd/u;

/**
 * The text of a file: by its byte order mark, else UTF-8 where every byte fits, else GB18030. null for what is none of
 * them: a guess would store broken characters.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  for (const encoding of marked ? [marked.encoding] : UNMARKED) {
    const text = decodeBy(encoding, bytes);
    if (text !== null && !CONTROL.test(text)) return text;
  }
  return null;
}

/** null where a byte does not fit. The mark itself is left out. */
function decodeBy(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
