import type { IncomingMessage } from 'node:http';

/** The value of one cookie, or '' when it is absent; read without parsing the others. */
export function cookieOf(header: string | undefined, name: string): string {
  if (!header?.includes(name)) return '';
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return '';
}

/** Is the visitor signed in, as his browser says? */
export function isSignedIn({ headers }: IncomingMessage): boolean {
  return cookieOf(headers.cookie, 'user_name') !== '';
}
