import type { IncomingMessage } from 'node:http';
import { callOf } from './callContext.ts';

/** Whose numbers are written without their area code. */
const HOME_AREA = '86';

/** The number a call is about as it would be dialled; null when there is none. */
export function phoneOf(req: IncomingMessage): string | null {
  const mobile = dialled(fieldOf(req, 'mobile'));
  return mobile === '' ? null : `${dialled(fieldOf(req, 'areacode')) || HOME_AREA}-${mobile}`;
}

/** A parameter of a call as text, wherever it stands; '' when it is absent. */
export function fieldOf(req: IncomingMessage, name: string): string {
  const { fields, query } = callOf(req);
  return String(fields[name] ?? query.get(name) ?? '');
}

/** Its digits, in whatever width, without the zeros that only a way of dialling puts before them. */
function dialled(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '');
}
