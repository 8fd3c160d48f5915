import type { SubjectName } from '@coinmirror/shared/manifest/page.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import type { Sentence } from '@coinmirror/shared/sentences/sentence.ts';
import type { ComponentType, ReactNode } from 'react';
import type { KnownRows } from '#api/knownRow.ts';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';

/** The common header of all pages of one coin, exchange …. */
export interface SubjectIdentity {
  readonly code: string;
  readonly logo: string;
  readonly name: string;
  /** Behind the name, smaller: the symbol. */
  readonly symbol?: string;
  /** Below the name: badges, links. */
  readonly facts?: ReactNode;
  /** The main number with its change. */
  readonly figure?: ReactNode;
  /** Under the figure, in a head of its own: today in a sentence. */
  readonly lead?: ReactNode;
  /** Beside both: what the sentence says, drawn. */
  readonly beside?: ReactNode;
  /** The figure is a row of several: full width, below name and actions. */
  readonly hasManyFigures?: boolean;
  /** Star, alert: as far as the kind has them. */
  readonly actions?: ReactNode;
  /** Compare, report an error, share: on a phone only on the first page. */
  readonly moreActions?: ReactNode;
  /** Below the header on every page: what a visitor must know first. */
  readonly notice?: ReactNode;
  /** Pages of the kind that this subject does not have. */
  readonly without?: readonly RouteName[];
}

/** What the head of a page is drawn from. */
export interface SubjectHeadProps {
  readonly identity: SubjectIdentity;
  /** The page's label behind the name; null on the first page. */
  readonly word: string | null;
}

/** A suggested subject. */
export interface Namesake {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly symbol?: string;
  readonly logo: string;
  readonly rank?: number | null;
}

/** A kind of subject with pages of its own: how to load one, and the content of its header. */
export interface Subject<Entity> {
  readonly name: SubjectName;
  readonly useEntity: (code: string) => LoadableResult<Entity>;
  readonly identityOf: (entity: Entity, asOf: number) => SubjectIdentity;
  /**
   * A head of its own in place of the common one; its buttons then stand at the end of the tabs where there is room for
   * them, and its first page has no way to it above: the tabs say where it is.
   */
  readonly Head?: ComponentType<SubjectHeadProps>;
  /** What today is like for it, on one of its pages; null while that is not known, undefined where a page has none. */
  readonly sentenceOf?: (page: RouteName, entity: Entity, asOf: number) => Sentence | null | undefined;
  /** What lists tell of it, for its header until its own answer is there. */
  readonly knownRows: KnownRows<SubjectIdentity>;
  /** All of the kind, for suggestions; undefined while loading. */
  readonly useNamesakes: () => readonly Namesake[] | undefined;
}
