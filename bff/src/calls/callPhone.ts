import type { IncomingMessage } from 'node:http';
import { readPhone } from '@coinmirror/shared/validation/phone.ts';
import { callOf } from './callContext.ts';

/** The area code of a number that has none. */
const HOME_AREA = '86';

/** The phone number of a call, in the one form in which it is dialled; null when there is none. */
export function phoneOf(req: IncomingMessage): string | null {
  const chosen = dialled(fieldOf(req, 'areacode')) || HOME_AREA;
  const sent = fieldOf(req, 'mobile');
  const read = readPhone({ areaCode: chosen, mobile: sent });
  // A number of another area than the chosen one is refused; it counts as it was sent.
  const mobile = dialled(read.areaCode === chosen ? read.mobile : sent);
  return mobile === '' ? null : `${chosen}-${mobile}`;
}

/** A parameter of a call from its body or its query, as text; '' when it is absent. */
export function fieldOf(req: IncomingMessage, name: string): string {
  const { fields, query } = callOf(req);
  return String(fields[name] ?? query.get(name) ?? '');
}

/** What a code is asked for, so that a login right after a registration gets its own. */
export function purposeOf(req: IncomingMessage): string {
  const text = fieldOf(req, 'type').trim();
  return `:${text === '' ? '' : Number(text)}`;
}

/** The digits of a number, full-width ones included, without leading zeros (trunk or international prefix). */
function dialled(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '');
}
