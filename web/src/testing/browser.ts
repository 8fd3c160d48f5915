/** Stubs of browser APIs that jsdom lacks; they observe nothing and match nothing. */
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

// Without it jsdom logs an error on each call.
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
  value: () => null,
  writable: true,
  configurable: true,
});

for (const name of ['setPointerCapture', 'releasePointerCapture']) {
  Object.defineProperty(Element.prototype, name, { value() {}, writable: true, configurable: true });
}
