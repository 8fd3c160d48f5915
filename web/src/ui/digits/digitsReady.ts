/** The weights that canvases draw with. */
const FACES = ['500 12px "Jing Digits"', '600 12px "Jing Digits"'] as const;
const FIGURES = '0';

/**
 * Resolves once a canvas draws and measures figures in their own face: unlike the page's text, what it has drawn stays
 * in the substitute. Never rejects; without the face the substitute stands. null where all is ready.
 */
export function digitsPending(page: Document = document): Promise<void> | null {
  const fonts = 'fonts' in page ? page.fonts : null;
  if (fonts === null) return null;
  const missing = FACES.filter((face) => !fonts.check(face, FIGURES));
  if (missing.length === 0) return null;
  return Promise.all(missing.map((face) => fonts.load(face, FIGURES))).then(
    () => undefined,
    () => undefined,
  );
}
