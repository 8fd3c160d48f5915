import { randomInt } from 'node:crypto';
import { DEFAULT_AREA_CODE } from '@coinmirror/shared/constants/limits.ts';
import { hrefTo } from '@coinmirror/shared/routes/hrefTo.ts';
import { readPhone } from '@coinmirror/shared/validation/phone.ts';
import { firstName, resetPassword } from '../calls/newAccount.ts';
import type { Phone } from '../store/accounts.ts';
import type { AccountStore } from '../store/accountsBeside.ts';

const DAY = 24 * 3_600_000;
const INVITED_FOR = 14;
const LONGEST_INVITED_FOR = 365;

const USAGE = `create <phone>            makes an account and prints its first password, once
password <phone>          gives an account a new password and prints it, once; all its sessions end
invite [days]             prints a link that registers one account without a code, within ${INVITED_FOR} days`;

/**
 * What the operator does to accounts where no code can be sent; returns the lines to print. Throws a one-line Error, and
 * one with the usage for a command that is none.
 */
export async function runAccountCommand(
  [command, argument, ...rest]: readonly string[],
  store: Omit<AccountStore, 'close'>,
  origin: string,
): Promise<readonly string[]> {
  if (rest.length > 0) throw new Error(USAGE);
  if (command === 'create' && argument) return create(store, phoneOf(argument));
  if (command === 'password' && argument) return renew(store, phoneOf(argument));
  if (command === 'invite') return invite(store, argument, origin);
  throw new Error(USAGE);
}

async function create(store: Omit<AccountStore, 'close'>, phone: Phone): Promise<readonly string[]> {
  const password = newPassword();
  const account = await store.accounts.create(phone, password, firstName(phone));
  if (account === null) throw new Error(`${spelt(phone)} has an account already.`);
  return [`account ${account.id} (${account.nickname}) of ${spelt(phone)}`, `password: ${password}`];
}

async function renew(store: Omit<AccountStore, 'close'>, phone: Phone): Promise<readonly string[]> {
  const account = store.accounts.findByPhone(phone);
  if (account === null) throw new Error(`${spelt(phone)} has no account.`);
  const password = newPassword();
  await resetPassword(store, account, password);
  return [`account ${account.id} (${account.nickname}) of ${spelt(phone)}`, `password: ${password}`];
}

function invite(
  { invitations }: Pick<AccountStore, 'invitations'>,
  text: string | undefined,
  origin: string,
): readonly string[] {
  const days = Number(text ?? INVITED_FOR);
  if (!Number.isInteger(days) || days < 1 || days > LONGEST_INVITED_FOR) {
    throw new Error(`an invitation is for 1 to ${LONGEST_INVITED_FOR} whole days, not "${text}".`);
  }
  const token = invitations.create(days * DAY);
  return [new URL(hrefTo('userSignin', {}, { invite: token }), origin).href];
}

function phoneOf(text: string): Phone {
  const phone = readPhone({ areaCode: DEFAULT_AREA_CODE, mobile: text });
  if (/^\d{4,15}$/.test(phone.mobile)) return phone;
  throw new Error(`"${text}" is no phone number: +8613800138000, or 13800138000 for +86.`);
}

function spelt({ areaCode, mobile }: Phone): string {
  return `+${areaCode} ${mobile}`;
}

/** Signs that nobody takes for another when he copies them by hand: some 60 bits in all. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return [group(), group(), group()].join('-');
}
