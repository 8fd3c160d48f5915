import { isCallPath } from './callPath.ts';

const HEAD_END = '\r\n\r\n';

/**
 * Does a person ask, as far as a request's head was read before it grew too large? By its address and its `Accept` as in any
 * request; where these did not come before the end of what was read, a person does: a script's heads are hardly large.
 */
export function isUnparsedPerson(read: Buffer | undefined): boolean {
  const text = read?.toString('latin1') ?? '';
  const target = /^[A-Z]+ (\S*)/.exec(text)?.[1];
  if (isCallPath(target)) return false;
  const accept = /\r\naccept:([^\r\n]*)/i.exec(text)?.[1];
  return accept === undefined ? !text.includes(HEAD_END) : accept.includes('text/html');
}
