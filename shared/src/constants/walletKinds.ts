/** Labels of the platforms a wallet runs on, in display order. */
const PLATFORM_WORDS = { app: '手机', browser: '浏览器插件', pc: '桌面', hardware: '硬件' } as const;
/** Labels of the purposes of a wallet without a program of its own: an account at an exchange. */
const USE_WORDS = { trade: '交易', financing: '理财' } as const;

/** 手机、桌面 …, or its purpose if it has no program; '' if no kind has a label. */
export function walletKindsText(kinds: readonly string[]): string {
  return wordsOf(PLATFORM_WORDS, kinds) || wordsOf(USE_WORDS, kinds);
}

function wordsOf(words: Readonly<Record<string, string>>, kinds: readonly string[]): string {
  return Object.entries(words)
    .filter(([kind]) => kinds.includes(kind))
    .map(([, word]) => word)
    .join('、');
}
