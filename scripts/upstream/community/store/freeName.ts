import { randomInt } from 'node:crypto';
import { NICKNAME_MAX } from '@coinmirror/shared/constants/limits.ts';
import { checkNickname, nameKey } from '@coinmirror/shared/validation/nickname.ts';
import { plainLine } from '@coinmirror/shared/validation/plainText.ts';

/** A dash and the digits of `freeName`. */
const SUFFIX = 6;

/** The wanted name; with some digits behind it where an account has it already. `isTaken` gets the key of a name. */
export function freeName(wanted: string, isTaken: (key: string) => boolean): string {
  let name = wanted;
  while (isTaken(nameKey(name))) {
    const start = [...wanted].slice(0, NICKNAME_MAX - SUFFIX).join('');
    name = `${start}-${randomInt(10_000, 100_000)}`;
  }
  return name;
}

/** A stored name in plain signs; one by the account's number where nothing of it can be read. */
export function readableName(nickname: string, accountId: number): string {
  const name = [...plainLine(nickname)].slice(0, NICKNAME_MAX).join('');
  return checkNickname(name) === null ? name : `用户${accountId}`;
}
