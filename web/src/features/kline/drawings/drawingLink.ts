import { fromCompact, toCompact } from '@coinmirror/shared/drawings/compact.ts';
import type { Drawing } from '@coinmirror/shared/drawings/drawing.ts';

const KEY = 'draw=';
const FORMAT = 'deflate-raw';
/** Maximum length that chats and browsers still recognise as one address. */
const MOST_SIGNS = 8000;
/** Maximum length of the decompressed text. */
const MOST_TEXT = 400_000;

/** The fragment of an address with compressed drawings; null where they are too many. */
export async function toDrawingHash(drawings: readonly Drawing[]): Promise<string | null> {
  const stream = streamOf(toCompact(drawings)).pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return text.length > MOST_SIGNS ? null : KEY + text;
}

/** Whether the address contains drawings. */
export function hasDrawings(hash: string): boolean {
  return hash.startsWith(`#${KEY}`);
}

/** The drawings in an address; null for a corrupted one. */
export async function fromDrawingHash(hash: string): Promise<readonly Drawing[] | null> {
  try {
    const packed = hash
      .slice(KEY.length + 1)
      .replaceAll('-', '+')
      .replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
    const stream = streamOf(bytes).pipeThrough(new DecompressionStream(FORMAT));
    return fromCompact(await readText(stream));
  } catch {
    return null;
  }
}

function streamOf(content: string | Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Response(content).body ?? new ReadableStream();
}

/** The text of a stream; throws where it exceeds the limit. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_TEXT) {
      await reader.cancel();
      throw new RangeError('The address unfolds to too much.');
    }
  }
}
