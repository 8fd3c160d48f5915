import type { CommentKind } from '@coinmirror/shared/contract/community/words.ts';
import type { SubjectName } from '@coinmirror/shared/manifest/page.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
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
import { definitionMarks } from '#features/definitions/definitionMark.tsx';
import { DefinitionContext } from '#ui/definition/DefinitionContext.ts';
import { DefinitionTime } from '#ui/definition/DefinitionTime.ts';
import { AfterFirstScreen } from '#ui/lazy/AfterFirstScreen.tsx';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { Breadcrumb } from '#ui/page/Breadcrumb.tsx';
import { SummaryLine } from '#ui/page/SummaryLine.tsx';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { Loadable } from '#ui/state/Loadable.tsx';
import { WidgetBoundary } from '#ui/state/WidgetBoundary.tsx';
import { LinkTabs } from '#ui/tabs/LinkTabs.tsx';
import { useDocumentTitle } from '../title/useDocumentTitle.ts';
import { SubjectHead, whoIs } from './SubjectHead.tsx';
import styles from './SubjectPage.module.css';
import type { Subject } from './subject.ts';

// Few visitors ask for what does not exist, or open a page without saying of what.
const { Part: SubjectMissing } = lazyPart(async () => (await import('./SubjectMissing.tsx')).SubjectMissing);
const { Part: SubjectPicker } = lazyPart(async () => (await import('./SubjectPicker.tsx')).SubjectPicker);

// Below everything else of the page.
const { Part: SubjectComments } = lazyPart(
  async () => (await import('../comments/SubjectComments.tsx')).SubjectComments,
);

/** On whose first page visitors comment; a coin's comments have a tab of their own. */
const COMMENTED = ['exchange', 'wallet'] as const satisfies readonly (SubjectName &
  RouteName &
  CommentKind)[];

function commentedOn(name: SubjectName, page: RouteName): CommentKind | null {
  return COMMENTED.find((one) => one === name && one === page) ?? null;
}

export interface SubjectPageProps<Entity> {
  readonly subject: Subject<Entity>;
  readonly page: RouteName;
  /** Which one, where the address names it otherwise than the pages of its kind do. */
  readonly code?: string;
  /** What of the first page the address asks for (`?tab=`). */
  readonly content?: string | null;
  /** In the place of the page while it comes; as high as a screen by default. */
  readonly skeleton?: ReactNode;
  readonly children: (entity: Entity, asOf: number) => ReactNode;
}

/** Taller than a screen, so that the footer comes from below. */
const HEIGHT = 1000;

/**
 * A page about one coin, exchange …: the way to it, the head and the strip that all pages of it share, then what the
 * page itself is about. Who does not exist is not found; a page that is opened without anyone offers the largest.
 */
export function SubjectPage<Entity>(props: SubjectPageProps<Entity>) {
  const { subject, page, content = null } = props;
  const params = useParams();
  const code = props.code ?? subjectCode(subject.name, params);
  const place = { page, content };
  if (code === '') return <SubjectPicker subject={subject.name} place={place} summary={summaryOf(page)} />;
  // Keyed, so that nothing of one is ever shown under the name of another.
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
  const who = data && whoIs(subject.identityOf(data.value, data.asOf));
  useDocumentTitle(who === undefined ? undefined : subjectTitle(subject.name, who, place));
  if (isMissing(result.error) && data === undefined) {
    const { name, useNamesakes } = subject;
    return <SubjectMissing subject={name} code={code} place={place} useNamesakes={useNamesakes} />;
  }
  return (
    <Loadable result={result} height={HEIGHT} skeleton={skeleton ?? <Skeleton height={HEIGHT} />}>
      {(entity, { asOf }) => <Shown {...props} entity={entity} asOf={asOf} />}
    </Loadable>
  );
}

interface ShownProps<Entity> extends OneProps<Entity> {
  readonly entity: Entity;
  readonly asOf: number;
}

function Shown<Entity>({ subject, page, place, children, entity, asOf }: ShownProps<Entity>) {
  const identity = subject.identityOf(entity, asOf);
  const tabs = subjectTabs(subject.name, identity.code, place, identity.without);
  // The first page's facts say by themselves what it shows.
  const summary = summaryOf(page);
  const commented = commentedOn(subject.name, page);
  return (
    <DefinitionTime value={asOf}>
      <DefinitionContext value={definitionMarks}>
        <Breadcrumb items={subjectTrail(subject.name, identity, place)} />
        <WidgetBoundary>
          <SubjectHead identity={identity} word={subjectWord(subject.name, place)} />
          {identity.notice}
        </WidgetBoundary>
        {tabs.length > 1 && <LinkTabs label={`${identity.name}的页面`} items={tabs} keepScroll={false} />}
        <div className={styles.content}>
          {summary !== '' && <SummaryLine summary={summary} asOf={asOf} />}
          <WidgetBoundary>{children(entity, asOf)}</WidgetBoundary>
          {commented !== null && (
            <AfterFirstScreen>
              <Suspense fallback={null}>
                <SubjectComments kind={commented} code={identity.code} />
              </Suspense>
            </AfterFirstScreen>
          )}
        </div>
      </DefinitionContext>
    </DefinitionTime>
  );
}
