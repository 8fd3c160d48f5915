import type { CommentKind } from '@coinmirror/shared/contract/community/words.ts';
import type { SubjectName } from '@coinmirror/shared/manifest/page.ts';
import { type RouteName, titleOf } from '@coinmirror/shared/manifest/pages.ts';
import {
  type SubjectPlace,
  subjectCode,
  subjectTabs,
  subjectTitle,
  subjectTrail,
  subjectWord,
} from '@coinmirror/shared/pages/subjects.ts';
import { summaryOf } from '@coinmirror/shared/pages/summaries.ts';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { isMissing } from '#api/isMissing.ts';
import { useKnownRow } from '#api/useKnownRow.ts';
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { PageHeader } from '#ui/page/PageHeader.tsx';
import { SummaryLine } from '#ui/page/SummaryLine.tsx';
import { SentenceText } from '#ui/sentence/SentenceText.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { FailedState } from '#ui/state/FailedState.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { isUnconnected } from '#ui/state/unconnected.ts';
import { WidgetBoundary } from '#ui/state/WidgetBoundary.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { PHONE, useMediaQuery } from '#ui/theme/useMediaQuery.ts';
import { useDocumentTitle } from '../title/useDocumentTitle.ts';
import { SubjectHead } from './SubjectHead.tsx';
import styles from './SubjectPage.module.css';
import { whoIs } from './SubjectTitle.tsx';
import type { Subject, SubjectIdentity } from './subject.ts';

// Loads on demand: few visitors open unknown subjects, or pages without one.
const { Part: SubjectMissing } = lazyPart(async () => (await import('./SubjectMissing.tsx')).SubjectMissing);
const { Part: SubjectPicker } = lazyPart(async () => (await import('./SubjectPicker.tsx')).SubjectPicker);

// Below everything else on the page.
const { Part: SubjectComments } = lazyPart(
  async () => (await import('../comments/SubjectComments.tsx')).SubjectComments,
);

/** Kinds with comments on their first page; a coin's comments have a tab of their own. */
const COMMENTED = ['exchange', 'wallet'] as const satisfies readonly (SubjectName &
  RouteName &
  CommentKind)[];

function commentedOn(name: SubjectName, page: RouteName): CommentKind | null {
  return COMMENTED.find((one) => one === name && one === page) ?? null;
}

export interface SubjectPageProps<Entity> {
  readonly subject: Subject<Entity>;
  readonly page: RouteName;
  /** The subject's code, where the address names it in another parameter. */
  readonly code?: string;
  /** Content of the first page selected by the address (`?tab=`). */
  readonly content?: string | null;
  /** Replaces what is below the header while it loads; as high as a screen by default. */
  readonly skeleton?: ReactNode;
  /** What the page's own answer says in a sentence, in place of its summary. */
  readonly lead?: (entity: Entity, asOf: number) => ReactNode;
  /** `comments` are those of the subject, for the page to place; null where it has none. */
  readonly children: (entity: Entity, asOf: number, comments: ReactNode) => ReactNode;
}

/** Taller than a screen, so that the footer starts off screen. */
const HEIGHT = 1000;
const HEAD_HEIGHT = 88;

/**
 * A page about one coin, exchange …: breadcrumb, the header and tabs that its pages share, then the page's content. An
 * unknown subject is not found; a page opened without one offers the largest.
 */
export function SubjectPage<Entity>(props: SubjectPageProps<Entity>) {
  const { subject, page, content = null } = props;
  const params = useParams();
  const code = props.code ?? subjectCode(subject.name, params);
  const place = { page, content };
  if (code === '') return <SubjectPicker subject={subject.name} place={place} summary={summaryOf(page)} />;
  // Keyed, so that nothing of one subject ever shows under another's name.
  return <One key={code} {...props} code={code} place={place} />;
}

interface OneProps<Entity> extends SubjectPageProps<Entity> {
  readonly code: string;
  readonly place: SubjectPlace;
}

function One<Entity>(props: OneProps<Entity>) {
  const { subject, code, place, skeleton } = props;
  const result = subject.useEntity(code);
  const { data } = result;
  const known = useKnownRow(code, subject.knownRows, data === undefined);
  const identity = data ? subject.identityOf(data.value, data.asOf) : known;
  const who = identity && whoIs(identity);
  useDocumentTitle(who === undefined ? undefined : subjectTitle(subject.name, who, place));
  if (isMissing(result.error) && data === undefined) {
    const { name, useNamesakes } = subject;
    return <SubjectMissing subject={name} code={code} place={place} useNamesakes={useNamesakes} />;
  }
  if (isUnconnected(result.error)) {
    return (
      <>
        <PageHeader title={titleOf(place.page)} summary={summaryOf(place.page)} />
        <FailedState failure={result.error} />
      </>
    );
  }
  return (
    <Loadable
      result={result}
      height={HEIGHT}
      skeleton={
        <>
          {known ? (
            <HeadOf subject={subject} identity={known} place={place} />
          ) : (
            <Skeleton height={HEAD_HEIGHT} />
          )}
          {skeleton ?? <Skeleton height={HEIGHT} />}
        </>
      }
    >
      {(entity, { asOf }) => <Shown {...props} entity={entity} asOf={asOf} />}
    </Loadable>
  );
}

interface HeadOfProps<Entity> {
  readonly subject: Subject<Entity>;
  readonly identity: SubjectIdentity;
  readonly place: SubjectPlace;
}

/** The way to the page, and its head: of the page's own answer, or of a list while that is on its way. */
function HeadOf<Entity>({ subject: { name, Head }, identity, place }: HeadOfProps<Entity>) {
  const word = subjectWord(name, place);
  const Drawn = Head ?? SubjectHead;
  return (
    <>
      {(Head === undefined || word !== null) && <Breadcrumb items={subjectTrail(name, identity, place)} />}
      <Drawn identity={identity} word={word} />
    </>
  );
}

function Comments({ kind, code }: { readonly kind: CommentKind; readonly code: string }) {
  return (
    <AfterFirstScreen>
      <Suspense fallback={null}>
        <SubjectComments kind={kind} code={code} />
      </Suspense>
    </AfterFirstScreen>
  );
}

interface ShownProps<Entity> extends OneProps<Entity> {
  readonly entity: Entity;
  readonly asOf: number;
}

function Shown<Entity>(props: ShownProps<Entity>) {
  const { subject, page, place, lead, children, entity, asOf } = props;
  const identity = subject.identityOf(entity, asOf);
  const tabs = subjectTabs(subject.name, identity.code, place, identity.without);
  const isPhone = useMediaQuery(PHONE);
  const sentence = subject.sentenceOf?.(page, entity, asOf);
  // The first page's facts need no summary.
  const summary = summaryOf(page);
  const commented = commentedOn(subject.name, page);
  return (
    <DefinitionContext value={definitionMarks}>
      <WidgetBoundary>
        <HeadOf subject={subject} identity={identity} place={place} />
        {sentence && (
          <p className={styles.sentence}>
            <SentenceText sentence={sentence} />
          </p>
        )}
        {identity.notice}
      </WidgetBoundary>
      {tabs.length > 1 && (
        <LinkTabs
          label={`${identity.name}的页面`}
          items={tabs}
          keepScroll={false}
          {...(subject.Head && !isPhone && { aside: <HeadButtons identity={identity} /> })}
        />
      )}
      <div className={styles.content}>
        {lead?.(entity, asOf) ??
          (summary !== '' && <SummaryLine summary={sentence ? undefined : summary} asOf={asOf} />)}
        <WidgetBoundary>
          {children(entity, asOf, commented && <Comments kind={commented} code={identity.code} />)}
        </WidgetBoundary>
      </div>
    </DefinitionContext>
  );
}

/** What one does with a subject, behind its tabs. */
function HeadButtons({ identity: { actions, moreActions } }: { readonly identity: SubjectIdentity }) {
  return (
    <>
      {actions}
      {moreActions}
    </>
  );
}
