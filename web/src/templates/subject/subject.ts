import type { SubjectName } from '@coinmirror/shared/manifest/page.ts';
import type { RouteName } from '@coinmirror/shared/manifest/pages.ts';
import type { ReactNode } from 'react';
import type { LoadableResult } from '#ui/state/shownAnswer.ts';

/** The head that every page of one coin, exchange … begins with. */
export interface SubjectIdentity {
  readonly code: string;
  readonly logo: string;
  readonly name: string;
  /** Behind the name, smaller: the symbol. */
  readonly symbol?: string;
  /** Under the name: badges, links. */
  readonly facts?: ReactNode;
  /** The number one comes for, with its change. */
  readonly figure?: ReactNode;
  /** The figure is a row of many: it stands under name and actions, over the whole width. */
  readonly hasManyFigures?: boolean;
  /** Star, alert: as far as the kind has them. */
  readonly actions?: ReactNode;
  /** Compare, correct, share: on a phone they stand on the first page alone. */
  readonly moreActions?: ReactNode;
  /** Under the head on every page: what one must know before anything else. */
  readonly notice?: ReactNode;
  /** Pages of the kind that this one has not. */
  readonly without?: readonly RouteName[];
}

/** One of a kind, as much of it as a suggestion needs. */
export interface Namesake {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly symbol?: string;
  readonly logo: string;
  readonly rank?: number | null;
}

/** A kind of thing with pages of its own: how one is read, and what its head says. */
export interface Subject<Entity> {
  readonly name: SubjectName;
  readonly useEntity: (code: string) => LoadableResult<Entity>;
  readonly identityOf: (entity: Entity, asOf: number) => SubjectIdentity;
  /** All of the kind, for suggestions; undefined while they come. */
  readonly useNamesakes: () => readonly Namesake[] | undefined;
}
