const NO_HOLDERS: ReadonlySet<never> = new Set();

/**
 * Who holds what, by key: reference counts. A key that nobody holds any more stays until it is dropped, so that who
 * comes back within the grace its owner gives finds it as it was.
 */
export class Holders<Holder> {
  readonly #byKey = new Map<string, Set<Holder>>();
  readonly #counts = new Map<Holder, number>();

  /** Holds a key; true where it was not known: it opens. */
  add(key: string, holder: Holder): boolean {
    const known = this.#byKey.get(key);
    const holders = known ?? new Set();
    this.#byKey.set(key, holders);
    if (!holders.has(holder)) this.#count(holder, 1);
    holders.add(holder);
    return known === undefined;
  }

  /** Lets a key go; false where it was not held. */
  remove(key: string, holder: Holder): boolean {
    const wasHeld = this.#byKey.get(key)?.delete(holder) ?? false;
    if (wasHeld) this.#count(holder, -1);
    return wasHeld;
  }

  /** Forgets a key, whoever holds it. */
  drop(key: string): void {
    for (const holder of this.of(key)) this.#count(holder, -1);
    this.#byKey.delete(key);
  }

  /** Who holds a key. */
  of(key: string): ReadonlySet<Holder> {
    return this.#byKey.get(key) ?? NO_HOLDERS;
  }

  /** Known keys, in the order in which they opened. */
  keys(): readonly string[] {
    return [...this.#byKey.keys()];
  }

  has(key: string): boolean {
    return this.#byKey.has(key);
  }

  /** Keys that nobody holds any more. */
  unheld(): readonly string[] {
    return this.keys().filter((key) => this.of(key).size === 0);
  }

  /** How many keys somebody holds. */
  countOf(holder: Holder): number {
    return this.#counts.get(holder) ?? 0;
  }

  #count(holder: Holder, more: 1 | -1): void {
    const count = this.countOf(holder) + more;
    if (count > 0) this.#counts.set(holder, count);
    else this.#counts.delete(holder);
  }
}
