import { useContext, useEffect, useState } from 'react';
import { EntryContext } from './EntryContext.ts';
import { type EntryMemory, entryNumbers } from './entryMemory.ts';

/**
 * State of a page that going back finds again: a list that grew is as long as it was left. It belongs to the history
 * entry, so a link to the same page begins anew. `name` tells the states of a page apart.
 */
export function useEntryState<Value>(
  memory: EntryMemory<Value>,
  name: string,
  initial: Value,
): readonly [value: Value, set: (value: Value) => void] {
  const entry = useContext(EntryContext);
  const key = entry === null ? null : `${entry} ${name}`;
  const [value, setValue] = useState(() => (key === null ? undefined : memory.get(key)) ?? initial);
  // A replaced address is another entry of the same page, and goes on with its state.
  useEffect(() => {
    if (key !== null && (value !== initial || memory.get(key) !== undefined)) memory.set(key, value);
  }, [memory, key, value, initial]);
  return [value, setValue];
}

/** A number of a page, such as pages loaded, that going back and a reload find again. */
export function useEntryNumber(name: string, initial: number) {
  return useEntryState(entryNumbers, name, initial);
}
