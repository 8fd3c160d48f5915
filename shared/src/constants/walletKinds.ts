/** Where a wallet runs or what it is for, as visitors read it, in the order they are named. */
const WALLET_KIND_WORDS = {
  app: '手机',
  browser: '浏览器插件',
  pc: '桌面',
  hardware: '硬件',
  trade: '交易',
  financing: '理财',
} as const satisfies Record<string, string>;

/** 手机、桌面 …; kinds that have no word are left out, '' when none has one. */
export function walletKindsText(kinds: readonly string[]): string {
  return Object.entries(WALLET_KIND_WORDS)
    .filter(([kind]) => kinds.includes(kind))
    .map(([, word]) => word)
    .join('、');
}
