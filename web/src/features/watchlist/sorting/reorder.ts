/** The keys with one of them put in the place of another. Unknown keys change nothing. */
export function moveOnto(keys: readonly string[], key: string, onto: string): readonly string[] {
  const to = keys.indexOf(onto);
  if (to < 0 || !keys.includes(key)) return keys;
  return keys.filter((one) => one !== key).toSpliced(to, 0, key);
}

/** The keys with one of them a place nearer to the beginning (−1) or the end (1). */
export function moveBy(keys: readonly string[], key: string, step: -1 | 1): readonly string[] {
  const onto = keys[keys.indexOf(key) + step];
  return onto === undefined ? keys : moveOnto(keys, key, onto);
}
