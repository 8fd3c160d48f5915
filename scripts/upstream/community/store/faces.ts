import { endpoints } from '@coinmirror/shared/contract/endpoints.ts';

/** An account's picture is stored as its address; this is the part before the name. */
export const FACE_PREFIX = `${endpoints.imageFile.path}?name=`;

/** The address of a stored picture. */
export function faceOf(name: string): string {
  return `${FACE_PREFIX}${name}`;
}

/** The name of the picture at an address; null if it cannot be a stored picture's. */
export function nameOfFace(face: string): string | null {
  return face.startsWith(FACE_PREFIX) ? face.slice(FACE_PREFIX.length) : null;
}
