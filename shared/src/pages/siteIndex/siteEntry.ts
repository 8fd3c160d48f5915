/** What an entry is, as the visitor reads it beside the title. */
export type SiteEntryKind = '页面' | '指标' | '计算器' | '教程' | '功能' | '设置' | '百科';

/** Something of this site that search finds: a page, a tab of one, something a page can do. */
export interface SiteEntry {
  readonly title: string;
  readonly kind: SiteEntryKind;
  readonly href: string;
  /** Everyday names, in the order of how well they fit. */
  readonly aliases: readonly string[];
  /** Names nobody would say, but somebody types: the page's name in the manifest, an English name. */
  readonly words?: readonly string[];
  /** Pinyin of the title, where it is known: `zi jin fei lv`. */
  readonly pinyin?: string;
}
