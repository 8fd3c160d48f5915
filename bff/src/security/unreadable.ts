import type { IncomingMessage } from 'node:http';
import { isReadable, pathOf, queryOf } from './address.ts';

const NONE: ReadonlyMap<string, string> = new Map();
const leftOut = new WeakMap<IncomingMessage, ReadonlyMap<string, string>>();

/**
 * Takes the parameters that cannot be read out of a request's query: whoever wrote them, a page is not spoilt by what it
 * never asks for. `unreadableOf` still knows them.
 */
export function leaveOutUnreadable(req: IncomingMessage): void {
  const target = req.url ?? '';
  const query = queryOf(target);
  if (isReadable(query)) return;
  const parts = query.split('&');
  const readable = parts.filter(isReadable);
  req.url = pathOf(target) + (readable.length > 0 ? `?${readable.join('&')}` : '');
  leftOut.set(req, new Map(parts.filter((part) => !isReadable(part)).map(nameAndValue)));
}

/** The parameters that were left out, as they came: name → value. */
export function unreadableOf(req: IncomingMessage): ReadonlyMap<string, string> {
  return leftOut.get(req) ?? NONE;
}

function nameAndValue(part: string): [name: string, value: string] {
  const [name = ''] = part.split('=', 1);
  return [name, part.slice(name.length + 1)];
}
