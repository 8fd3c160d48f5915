/** An observer that reports everything as on screen. */
export class AllSeen implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #report: IntersectionObserverCallback;

  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }

  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    const seen = { isIntersecting: true, intersectionRatio: 1, time: 0, rootBounds: null, target };
    this.#report([{ ...seen, boundingClientRect: box, intersectionRect: box }], this);
  }

  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
