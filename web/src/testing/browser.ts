/** What jsdom lacks and components use; the stand-ins report "nothing observed, nothing matches". */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const missing = {
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }),
  scrollTo() {},
};

for (const [name, value] of Object.entries(missing)) {
  Object.defineProperty(window, name, { value, writable: true, configurable: true });
}

Object.defineProperty(Element.prototype, 'scrollIntoView', {
  value() {},
  writable: true,
  configurable: true,
});

// Without one jsdom says so on the console each time.
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
  value: () => null,
  writable: true,
  configurable: true,
});

for (const name of ['setPointerCapture', 'releasePointerCapture']) {
  Object.defineProperty(Element.prototype, name, { value() {}, writable: true, configurable: true });
}
