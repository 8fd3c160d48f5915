import type { Account } from '../store/accounts.ts';

/** An account as its owner sees it; the phone's middle is masked. */
export function memberRow(account: Account) {
  return {
    userId: account.id,
    nickname: account.nickname,
    headImage: account.face,
    areaCode: account.areaCode,
    maskedPhone: maskPhone(account.mobile),
    email: account.email,
    intro: account.intro,
    registeredAt: truncateToSecond(account.createdAt),
  };
}

/** The whole second in which an instant lies, epoch ms. */
export function truncateToSecond(time: number): number {
  return time - (time % 1000);
}

/** `138****8000`: shows the first three and the last four digits, if there are more. */
export function maskPhone(mobile: string): string {
  return mobile.length < 8
    ? mobile.replace(/^(.{2}).*(.{2})$/, '$1****$2')
    : `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
