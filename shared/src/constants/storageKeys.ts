/** Every key of local storage. */
export const STORAGE_KEYS = {
  /** Theme, palette, density, chart theme; read by web/public/theme.js before the first paint. */
  display: 'display',
  userInfo: 'userInfo',
  coinCollectMap: 'coinCollectMap',
  regionNotice: 'regionNotice',
  homeNotice: 'homeNotice',
  /** When a failed chunk last reloaded the page. */
  chunkReload: 'chunkReload',
  alerts: 'alerts',
  /** Purchases and sales. */
  portfolio: 'portfolio',
  tableColumns: 'tableColumns',
  drawings: 'drawings',
  /** The chart's panes, kind, axis and indicators. */
  kline: 'kline',
  drafts: 'drafts',
  /** What was typed into long forms and not sent, by the form's name. */
  formDrafts: 'formDrafts',
  readNotices: 'readNotices',
  /** Authors and tags whose news the visitor follows. */
  follows: 'follows',
} as const;
