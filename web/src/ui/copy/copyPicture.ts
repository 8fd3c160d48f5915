/**
 * Copies a picture to the clipboard; false where the browser refuses, or cannot (pages without https). Give it the promise
 * itself: a browser accepts the picture only while the press still counts as user activation.
 */
export async function copyPicture(picture: Blob | Promise<Blob>, type = 'image/png'): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: picture })]);
    return true;
  } catch {
    return false;
  }
}
