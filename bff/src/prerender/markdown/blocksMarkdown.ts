import { noDataKind, noDataWord, notConnectedReason } from '@coinmirror/shared/contract/notConnected.ts';
import { formatPercent } from '@coinmirror/shared/format/percent.ts';
import { formatZonedTime } from '@coinmirror/shared/format/time.ts';
import { hrefOfLink } from '@coinmirror/shared/routes/hrefTo.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { Attempt } from '../attempt.ts';
import type { Block, SubjectFacts } from '../blocks.ts';
import { escapeMarkdown, linkMarkdown } from './escapeMarkdown.ts';
import { markdownTable } from './markdownTable.ts';

export interface MarkdownOptions {
  readonly attempt: Attempt;
  /** Addresses are absolute. */
  readonly siteOrigin: string;
}

/** A page's blocks as Markdown, the same words and figures as in its HTML; one that fails is left out. */
export function blocksMarkdown(blocks: readonly Block[], { attempt, siteOrigin }: MarkdownOptions): string {
  const parts = blocks.map((block) =>
    // Each kind has the function for its own block; TypeScript cannot infer that for a union.
    attempt(`markdown ${block.kind}`, () => WRITERS[block.kind](block as never, siteOrigin), ''),
  );
  return parts.filter((part) => part !== '').join('\n\n');
}

type Kind = Block['kind'];
type Writers = {
  readonly [K in Kind]: (block: Extract<Block, { kind: K }>, siteOrigin: string) => string;
};

const WRITERS: Writers = {
  head({ title, summary, sentence, asOf, subject }, siteOrigin) {
    const name = subject === undefined ? title : `${title} ${subject.symbol} ${subject.word}`.trim();
    const said = sentence ? sentenceMarkdown(sentence, siteOrigin) : escapeMarkdown(summary);
    const lines = [`# ${escapeMarkdown(name)}`, said, subject && priceLine(subject), updated(asOf)];
    return lines.filter((line) => line).join('\n\n');
  },
  sentence: ({ text, asOf }) =>
    [updated(asOf ?? null), asOf === null ? '' : escapeMarkdown(text)].filter((line) => line).join(' '),
  computed: ({ sentence }, siteOrigin) => sentenceMarkdown(sentence, siteOrigin),
  facts: ({ items }) =>
    items.map(([name, value]) => `- ${escapeMarkdown(name)}：${escapeMarkdown(value)}`).join('\n'),
  tabs: ({ tabs }, siteOrigin) =>
    tabs
      .filter(({ current }) => !current)
      .map(({ label, href }) => linkMarkdown(label, siteOrigin + href))
      .join(' · '),
  table: ({ tables }, siteOrigin) =>
    tables
      .map((withRows) => withRows((columns, rows) => markdownTable(columns, rows, siteOrigin)))
      .join('\n\n'),
  chart: () => '',
  lines: ({ lines }, siteOrigin) =>
    lines
      .map(({ link, title, note }) =>
        `- ${linkMarkdown(title, siteOrigin + hrefOfLink(link))} ${escapeMarkdown(note)}`.trimEnd(),
      )
      .join('\n'),
  text: ({ text }) =>
    text.map((block) => `${block.kind === 'heading' ? '## ' : ''}${escapeMarkdown(block.text)}`).join('\n\n'),
  unconnected: ({ message }) =>
    escapeMarkdown(`${noDataWord(noDataKind(message))}：${notConnectedReason(message)}`),
};

function sentenceMarkdown(sentence: Sentence, siteOrigin: string): string {
  return sentence
    .map((part) =>
      typeof part === 'string'
        ? escapeMarkdown(part)
        : `${escapeMarkdown(part.lead ?? '')}${linkMarkdown(part.text, siteOrigin + hrefOfLink(part.link))}`,
    )
    .join('');
}

function priceLine({ price }: SubjectFacts): string {
  if (price === null) return '';
  return escapeMarkdown(`价格 ${price.usd}（≈ ${price.otherUnit}），24H ${formatPercent(price.change)}`);
}

function updated(asOf: number | null): string {
  return asOf === null ? '' : `更新于 ${escapeMarkdown(formatZonedTime(asOf))}`;
}
