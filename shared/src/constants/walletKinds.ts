/** Where a wallet runs, as visitors read it, in the order they are named. */
const PLATFORM_WORDS = { app: '手机', browser: '浏览器插件', pc: '桌面', hardware: '硬件' } as const;
/** What one is for that runs nowhere of its own: an account at an exchange. */
const USE_WORDS = { trade: '交易', financing: '理财' } as const;

/** 手机、桌面 …, or what it is for where it has no program; '' when no kind has a word. */
export function walletKindsText(kinds: readonly string[]): string {
  return wordsOf(PLATFORM_WORDS, kinds) || wordsOf(USE_WORDS, kinds);
}

function wordsOf(words: Readonly<Record<string, string>>, kinds: readonly string[]): string {
  return Object.entries(words)
    .filter(([kind]) => kinds.includes(kind))
    .map(([, word]) => word)
    .join('、');
}
