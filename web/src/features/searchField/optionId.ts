import { encodePart } from '@coinmirror/shared/format/encodePart.ts';

/** The element id of a dropdown row; the key of a past search may contain spaces, which an id may not. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${encodePart(key)}`;
}
