/** All keys of local storage. */
export const STORAGE_KEYS = {
  /** Theme, palette, density, chart theme; web/public/theme.js reads it before the first paint. */
  display: 'display',
  userInfo: 'userInfo',
  coinCollectMap: 'coinCollectMap',
  regionNotice: 'regionNotice',
  homeNotice: 'homeNotice',
  /** When a chunk that failed to load last reloaded the page. */
  chunkReload: 'chunkReload',
  alerts: 'alerts',
  /** Purchases and sales. */
  portfolio: 'portfolio',
  tableColumns: 'tableColumns',
  drawings: 'drawings',
  /** The chart's panes, kind, axis and indicators. */
  kline: 'kline',
  drafts: 'drafts',
  /** Unsent input of long forms, by the form's name. */
  formDrafts: 'formDrafts',
  readNotices: 'readNotices',
  /** Authors and tags whose news the visitor follows. */
  follows: 'follows',
  /** Words whose flashes are hidden. */
  mutedWords: 'mutedWords',
  /** When the newest flash that was shown came, epoch ms. */
  flashSeen: 'flashSeen',
  /** Whether lists of news hold English items, too. */
  newsLanguage: 'newsLanguage',
  /** Paths opened last, for the search field. */
  visits: 'visits',
} as const;
