/** The id of a line of the dropdown; the key of a search in the history may hold anything, an id no space. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${encodeURIComponent(key)}`;
}
