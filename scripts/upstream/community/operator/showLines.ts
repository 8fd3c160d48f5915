import { formatDateTime } from '@coinmirror/shared/format/time.ts';
import { addressOf, type RouteName } from '@coinmirror/shared/routes/hrefTo.ts';
import { submissionForms } from '@coinmirror/shared/submissions/forms.ts';
import { fieldsOf } from '@coinmirror/shared/submissions/values.ts';
import type { Attachment } from '../store/operator/attachments.ts';
import type { Message, ReportedComment } from '../store/operator/messageRow.ts';
import { harmless, harmlessLines } from './harmless.ts';
import { writerFacts, writerText } from './print.ts';

type Fact = readonly [name: string, value: string];

const FEEDBACK_TYPES: Readonly<Record<number, string>> = { 1: '纠错', 2: '举报', 3: '反馈' };
const WIDTH = 10;

/** Everything of a message: facts, one a line, and the visitor's own words behind a mark. */
export function showLines(message: Message, attachments: readonly Attachment[]): readonly string[] {
  const { facts, words } = detailsOf(message, attachments);
  const all: readonly Fact[] = [
    ['received', `${formatDateTime(message.createdAt)} (Beijing)`],
    ['by', writerFacts(message.writer)],
    ...facts,
    ['request', message.requestId],
  ];
  const state = message.doneAt === null ? 'open' : `done ${formatDateTime(message.doneAt)}`;
  return [`#${message.number} ${message.kind}, ${state}`, ...factLines(all), ...words];
}

function detailsOf(message: Message, attachments: readonly Attachment[]) {
  switch (message.kind) {
    case 'feedback':
      return {
        facts: [
          ['type', `${message.type} ${FEEDBACK_TYPES[message.type] ?? ''}`],
          ['contact', message.email],
          ['page', message.intro.source],
          ['failed', message.intro.requestId],
        ] satisfies Fact[],
        words: ['words', ...harmlessLines(message.intro.words)],
      };
    case 'report':
      return {
        facts: [['reason', message.reason], ...commentFacts(message.comment)] satisfies Fact[],
        words: ['words', ...harmlessLines(message.comment.body)],
      };
    case 'submission':
      return {
        facts: [
          ['form', message.form],
          ['page', formPageOf(message.form)],
          ['files', attachments.map(({ field, type }) => `${field} (${type})`).join(', ')],
        ] satisfies Fact[],
        words: Object.entries(message.values).flatMap(([name, value]) => [
          harmless(`${name} ${labelOf(message.form, name)}`.trim()),
          ...harmlessLines(Array.isArray(value) ? value.map(String).join('、') : String(value)),
        ]),
      };
  }
}

function commentFacts(comment: ReportedComment): readonly Fact[] {
  const { id, author, subject, parentId, createdAt, isDeleted, isHidden } = comment;
  const state = [isHidden && 'hidden', isDeleted && 'deleted by its author'].filter(Boolean).join(', ');
  return [
    ['comment', `${id}${parentId === null ? '' : `, a reply to ${parentId}`}${state && ` (${state})`}`],
    ['author', writerText(author)],
    ['written', `${formatDateTime(createdAt)} (Beijing)`],
    ['page', pageOf(subject)],
  ];
}

/** Empty ones are left out. */
function factLines(facts: readonly Fact[]): readonly string[] {
  return facts
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => `${name.padEnd(WIDTH)} ${harmless(value)}`);
}

function labelOf(form: string, field: string): string {
  const fields = Object.values(submissionForms)
    .filter(({ kind }) => kind === form)
    .flatMap(fieldsOf);
  return fields.find(({ name }) => name === field)?.label ?? '';
}

/** The page of each kind of subject, and the parameter that takes its code. */
const PAGES: Readonly<Record<string, readonly [page: RouteName, parameter: string]>> = {
  coin: ['coin', 'coinCode'],
  exchange: ['exchange', 'id'],
  wallet: ['wallet', 'id'],
  news: ['newsItem', 'id'],
  flash: ['newsItem', 'id'],
};

const FORM_PAGES: Readonly<Record<string, RouteName>> = {
  coin: 'submitCoin',
  dapp: 'submitDapp',
  exchange: 'submitExchange',
};

function formPageOf(form: string): string {
  const page = FORM_PAGES[form];
  return page ? addressOf(page, {}) : '';
}

function pageOf({ kind, code }: ReportedComment['subject']): string {
  const page = PAGES[kind];
  return page ? addressOf(page[0], { [page[1]]: code }) : `${kind} ${code}`;
}
