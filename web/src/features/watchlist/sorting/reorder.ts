/** Moves a key to the position of another. Unknown keys change nothing. */
export function moveOnto(keys: readonly string[], key: string, onto: string): readonly string[] {
  const to = keys.indexOf(onto);
  if (to < 0 || !keys.includes(key)) return keys;
  return keys.filter((one) => one !== key).toSpliced(to, 0, key);
}

/** Moves a key one position towards the start (−1) or the end (1). */
export function moveBy(keys: readonly string[], key: string, step: -1 | 1): readonly string[] {
  const onto = keys[keys.indexOf(key) + step];
  return onto === undefined ? keys : moveOnto(keys, key, onto);
}
