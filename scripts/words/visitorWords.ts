/** A word that visitors do not read here, what they read instead, and where it stands all the same. */
interface RefusedWord {
  readonly word: RegExp;
  readonly instead: string;
  /** Beginnings of the paths that may say it: the law, and what visitors type into a search field. */
  readonly allowed?: readonly string[];
  /** The same of those that are yet to be mended. */
  readonly pending?: readonly string[];
}

/** Documents of law, which address their reader. */
const LAW = [
  ...['agreement', 'declare', 'privacy'].flatMap((name) => [
    `shared/src/content/documents/${name}.md`,
    `shared/src/content/documents/compiled/${name}.ts`,
  ]),
  'web/src/features/siteNotices/noticeTexts.ts',
];

/** One voice, and one name for a thing. */
const REFUSED_WORDS: readonly RefusedWord[] = [
  {
    word: /您/,
    instead: 'a sentence without it',
    allowed: LAW,
    pending: [
      'scripts/upstream/catalogue/content/wiki/terms/network.ts',
      'scripts/upstream/catalogue/content/wiki/terms/security.ts',
      'web/src/features/proofOfReserves/',
    ],
  },
  { word: /'不低于'|'不高于'/, instead: '涨到, 跌到' },
  { word: /一份代码(?!另)/, instead: '自选列表' },
  { word: /每个数据来源最近一次回答/, instead: '各数据源最近响应' },
  { word: /来说第一句吧/, instead: '写下第一条评论' },
  { word: /'JSON Feed'/, instead: 'JSON 订阅' },
  { word: /接近区|远离区/, instead: '未触发' },
  { word: /© 2023/, instead: '© 2017–2026' },
];

interface Text {
  readonly path: string;
  readonly text: string;
}

/** Where visitors would read a refused word: `path:line word`, with what to write instead. */
export function refusedIn(files: readonly Text[], words = REFUSED_WORDS): readonly string[] {
  return words.flatMap(({ word, instead, allowed = [], pending = [] }) =>
    files
      .filter(({ path }) => ![...allowed, ...pending].some((begin) => path.startsWith(begin)))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, at) => {
          const found = word.exec(line)?.[0];
          return found === undefined ? [] : [`${path}:${at + 1} ${found}: write ${instead}`];
        }),
      ),
  );
}
