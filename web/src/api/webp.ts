/** One pixel of lossy WebP. */
const SAMPLE = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

let asked: Promise<0 | 1> | undefined;

/** 1 when this browser can decode WebP, else 0; tried once, with a sample. */
export function webpSupport(): Promise<0 | 1> {
  asked ??= decodes();
  return asked;
}

async function decodes(): Promise<0 | 1> {
  try {
    const bytes = Uint8Array.from(atob(SAMPLE), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
    picture.close();
    return 1;
  } catch {
    return 0;
  }
}
