import { BRAND } from '@coinmirror/shared/constants/brand.ts';

/** Whether prices are made up: the shell says so. */
export function isSimulated(): boolean {
  return document.documentElement.dataset['source'] === 'simulated';
}

/** What a picture is signed with. A made-up price must never pass for a real one, in a picture least of all. */
export function pictureMark(): string {
  return isSimulated() ? `${BRAND.name} · 演示数据` : BRAND.name;
}
