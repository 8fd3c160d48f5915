/** A SHA-256 as people paste it: spaces, capitals and a `sha256:` before it make no difference. null when it is none. */
export function readSha256(typed: string): string | null {
  const bare = typed
    .toLowerCase()
    .replace(/^sha-?256[:=\s]*/, '')
    .replace(/\s+/g, '');
  return /^[\da-f]{64}$/.test(bare) ? bare : null;
}

/** SHA-256 of a file in hexadecimal, computed in this browser. Rejects where the file cannot be read. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
