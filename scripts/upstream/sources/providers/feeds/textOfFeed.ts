/** Encodings that a feed may declare, beside UTF-8. */
const DECLARED: Readonly<Record<string, string>> = {
  gb18030: 'gb18030',
  gbk: 'gb18030',
  gb2312: 'gb18030',
  big5: 'big5',
  'utf-16': 'utf-16le',
  'utf-16le': 'utf-16le',
};
/** Characters of the head in which the declaration stands. */
const HEAD = 200;
const DECLARATION = /^[\s\ufeff]*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.-]+)["']/;

/**
 * The text of a feed's body. Bytes that are UTF-8 are read so, whatever the feed declares: text of another encoding is
 * hardly ever valid UTF-8. Others are read as declared, and as UTF-8 with gaps where that names none we know.
 */
export function textOfFeed(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    const declared = DECLARATION.exec(body.subarray(0, HEAD).toString('latin1'))?.[1]?.toLowerCase() ?? '';
    return new TextDecoder(DECLARED[declared] ?? 'utf-8').decode(body);
  }
}
