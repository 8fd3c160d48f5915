import type { Account } from '../store/accounts.ts';

/** An account as its owner sees it; the phone's middle is masked. */
export function memberWire(account: Account) {
  return {
    mid: account.id,
    nickname: account.nickname,
    userface: account.face,
    areacode: account.areaCode,
    mobile: maskPhone(account.mobile),
    email: account.email,
    intro: account.intro,
    regtime: Math.floor(account.createdAt / 1000),
  };
}

/** `138****8000`: shows the first three and the last four digits, if there are more. */
export function maskPhone(mobile: string): string {
  return mobile.length < 8
    ? mobile.replace(/^(.{2}).*(.{2})$/, '$1****$2')
    : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
