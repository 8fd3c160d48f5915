import type { SubjectName } from '../manifest/page.ts';
import { pages, type RouteName, routeNames } from '../manifest/pages.ts';
import { addressOf } from '../routes/hrefTo.ts';
import { parentOf } from './parents.ts';
import { type SubjectContent, subjectContents } from './subjectContents.ts';

/** Label of each kind while no subject is chosen, and the suffix of its first page's title. */
const WORDS: Readonly<Record<SubjectName, { readonly kind: string; readonly first: string }>> = {
  coin: { kind: '币种', first: '价格/行情' },
  exchange: { kind: '交易所', first: '交易所' },
  wallet: { kind: '钱包', first: '钱包' },
  dapp: { kind: 'DApp', first: 'DApp' },
  protocol: { kind: '协议', first: '协议' },
};

/** A name with one of these suffixes already names its kind: `Cobo 钱包`. */
const KINDS = Object.values(WORDS).map(({ kind }) => kind);

/** A place within a subject's pages: the page, and the tab of its first page. */
export interface SubjectPlace {
  readonly page: RouteName;
  /** `?tab=`; an unknown value means the first page itself. */
  readonly content?: string | null | undefined;
}

/** One tab of a subject's strip. */
export interface SubjectTab {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** Kind of a page's subject; null for a page without one. */
export function subjectOf(page: RouteName): SubjectName | null {
  return pages[page].subject ?? null;
}

/** The code of an address's coin, exchange …, from its parameters; '' without one. */
export function subjectCode(
  subject: SubjectName,
  params: Readonly<Record<string, string | undefined>>,
): string {
  return params[parameterOf(subject)] ?? '';
}

/**
 * The tab strip of all pages of one coin, exchange …. `without`: pages it does not have (a coin without futures has no
 * 多空比).
 */
export function subjectTabs(
  subject: SubjectName,
  code: string,
  place: SubjectPlace,
  without: readonly RouteName[] = [],
): readonly SubjectTab[] {
  const here = keyAt(subject, place);
  return tabsOf(subject)
    .filter(({ page }) => !without.includes(page))
    .map(({ key, label, page, tab }) => ({
      key,
      label,
      href: addressOf(page, { [parameterOf(subject)]: code }, { tab }),
      current: key === here,
    }));
}

/** Label of a place after the subject's name: 交易对, 历史数据; null on the first page, which is the subject itself. */
export function subjectWord(subject: SubjectName, place: SubjectPlace): string | null {
  const here = keyAt(subject, place);
  const [first, ...others] = tabsOf(subject);
  return here === first?.key ? null : (others.find(({ key }) => key === here)?.label ?? null);
}

/** `比特币 BTC 交易对`; on the first page `比特币 BTC 价格/行情`, `Cobo 钱包`. Without the product's name. */
export function subjectTitle(subject: SubjectName, who: string, place: SubjectPlace): string {
  const word = subjectWord(subject, place);
  if (word === null && KINDS.some((kind) => who.endsWith(kind))) return who;
  return `${who} ${word ?? WORDS[subject].first}`;
}

/** Title of the page while no coin, exchange … is chosen: 币种交易对. */
export function subjectKindTitle(subject: SubjectName, place: SubjectPlace): string {
  const { kind, first } = WORDS[subject];
  const word = subjectWord(subject, place) ?? first;
  return word === kind ? kind : `${kind}${word}`;
}

/** The address of the same page for another subject. */
export function subjectHref(subject: SubjectName, code: string, place: SubjectPlace): string {
  return subjectTabs(subject, code, place).find(({ current }) => current)?.href ?? '';
}

/** The breadcrumb of a place: the list, the subject, and its page, the last without an address. */
export function subjectTrail(
  subject: SubjectName,
  { code, name }: { readonly code: string; readonly name: string },
  place: SubjectPlace,
): readonly { readonly label: string; readonly href?: string }[] {
  const first = firstPageOf(subject);
  const list = parentOf(first);
  const word = subjectWord(subject, place);
  const steps = list === null ? [] : [{ label: pages[list].title, href: addressOf(list, {}) }];
  if (word === null) return [...steps, { label: name }];
  return [
    ...steps,
    { label: name, href: addressOf(first, { [parameterOf(subject)]: code }) },
    { label: word },
  ];
}

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly page: RouteName;
  /** Tab parameter of the first page's address. */
  readonly tab: string | null;
}

/** The tabs of a kind: its pages in table order, each followed by the contents without their own address. */
function tabsOf(subject: SubjectName): readonly Tab[] {
  const first = firstPageOf(subject);
  const contents: readonly SubjectContent[] = subjectContents[subject];
  const labels = new Set<string>();
  return routeNames.flatMap((page): readonly Tab[] => {
    const { tab: label, subject: about } = pages[page];
    if (about !== subject || label === undefined || labels.has(label)) return [];
    labels.add(label);
    const behind = contents.flatMap((content) =>
      'after' in content && content.after === page
        ? [{ key: content.key, label: content.tab, page: first, tab: content.key }]
        : [],
    );
    return [{ key: page, label, page, tab: null }, ...behind];
  });
}

/** The key of a place's tab. */
function keyAt(subject: SubjectName, { page, content }: SubjectPlace): string | null {
  const first = firstPageOf(subject);
  const contents: readonly SubjectContent[] = subjectContents[subject];
  const asked = page === first ? contents.find(({ key }) => key === content) : undefined;
  if (asked) return 'page' in asked ? asked.page : asked.key;
  const { tab } = pages[page];
  return tabsOf(subject).find(({ label, tab: inner }) => inner === null && label === tab)?.key ?? null;
}

function firstPageOf(subject: SubjectName): RouteName {
  const first = routeNames.find((page) => pages[page].subject === subject);
  if (first === undefined) throw new Error(`no page is about a ${subject}`);
  return first;
}

/** The subject's parameter in the patterns of its pages. */
function parameterOf(subject: SubjectName): string {
  return /:([A-Za-z]\w*)/.exec(pages[firstPageOf(subject)].pattern)?.[1] ?? '';
}
