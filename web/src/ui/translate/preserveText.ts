/** How to stop it, for each page it runs on. */
const stops = new WeakMap<Document, () => void>();

/**
 * A translator (Chrome's, for one) puts `<font>` in the place of every text. React still owns the text it took out: what
 * it writes into it is seen by nobody, and taking it away throws. So each such text goes back to its place, empty, beside
 * its translation. What React writes into it replaces the translation, until the translator has read it again; where React
 * takes it away, the translation goes too. A second call for a page changes nothing. Returns a function that stops it.
 */
export function preserveText(page: Document): () => void {
  const running = stops.get(page);
  if (running) return running;
  const translations = new Map<Text, Translation>();

  const heard = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Text && target.data !== '') forget(target);
  });
  const seen = new MutationObserver((records) => {
    for (const [text, font] of replacedIn(records)) preserve(text, font);
    if (translations.size > 0) for (const [text, stored] of translations) follow(text, stored, records);
    // Its own changes are no news.
    seen.takeRecords();
  });

  function preserve(text: Text, font: Element): void {
    const words = text.data;
    // Some move the text itself into their element.
    if (font.contains(text)) text.replaceWith(text.cloneNode());
    text.data = '';
    font.before(text);
    heard.observe(text, { characterData: true });
    translations.set(text, { font, words });
  }

  function forget(text: Text): void {
    translations.get(text)?.font.remove();
    translations.delete(text);
  }

  /** After others changed the page: the text was taken away, it was moved, or the original is shown again. */
  function follow(text: Text, { font, words }: Translation, records: readonly MutationRecord[]): void {
    if (!text.isConnected) forget(text);
    else if (font.parentNode === text.parentNode) {
      if (text.nextSibling !== font && addedTexts(records).includes(text)) text.after(font);
    } else restore(text, words, records);
  }

  function restore(text: Text, words: string, records: readonly MutationRecord[]): void {
    forget(text);
    const isCopy = (added: Text) =>
      added !== text && added.data === words && added.parentNode === text.parentNode;
    addedTexts(records).find(isCopy)?.remove();
    if (text.data === '') text.data = words;
  }

  seen.observe(page.body, { childList: true, subtree: true });
  const stop = () => {
    seen.disconnect();
    heard.disconnect();
    stops.delete(page);
  };
  stops.set(page, stop);
  return stop;
}

interface Translation {
  readonly font: Element;
  /** The text that it stands for. */
  readonly words: string;
}

/** Texts in whose place a translator has put its element. */
function replacedIn(records: readonly MutationRecord[]): Map<Text, Element> {
  const fonts = new Set<Node>();
  for (const { addedNodes } of records) for (const node of addedNodes) if (isFont(node)) fonts.add(node);
  const replaced = new Map<Text, Element>();
  if (fonts.size === 0) return replaced;
  for (const { removedNodes, addedNodes, previousSibling, nextSibling, target } of records) {
    const font = [...addedNodes, previousSibling, nextSibling].find((node) => node && fonts.has(node));
    for (const text of removedNodes)
      if (text instanceof Text && isFont(font) && font.parentNode === target && text.parentNode !== target)
        replaced.set(text, font);
  }
  return replaced;
}

function isFont(node: Node | null | undefined): node is Element {
  return node?.nodeName === 'FONT';
}

function addedTexts(records: readonly MutationRecord[]): Text[] {
  return records.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Text));
}
