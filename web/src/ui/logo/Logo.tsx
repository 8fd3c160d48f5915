import { safePicture } from '@coinmirror/shared/routes/safeAddress.ts';
import { cx } from '../classNames.ts';
import styles from './Logo.module.css';

export interface LogoProps {
  /** '' when there is no picture, or its address is none of a picture: a disc with the first letter replaces it, without a request. */
  src: string;
  /** Whose logo it is. The name is expected beside it, so the picture has an empty alt text unless `alone`. */
  name: string;
  /** Size in px, on the 4 px grid. */
  size?: 16 | 20 | 24 | 32 | 40 | 48 | 64;
  /** The logo is shown without its name. */
  alone?: boolean;
  /** Above the fold: loads eagerly. */
  eager?: boolean;
}

export function Logo({ src, name, size = 24, alone = false, eager = false }: LogoProps) {
  const label = alone ? name : '';
  const picture = safePicture(src);
  if (picture === '') return <LetterDisc name={name} size={size} label={label} />;
  return (
    <img
      // A new picture starts empty: otherwise the previous one would stay beside the new name until it has loaded.
      key={picture}
      className={styles.logo}
      src={safePicture(picture)}
      alt={label}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}

/** One element: the style sheet draws the letter, so that it is not part of the page's text. */
function LetterDisc({ name, size, label }: { name: string; size: number; label: string }) {
  const letter = [...name.trim()][0] ?? '?';
  return (
    <span
      className={cx(styles.logo, styles.disc)}
      data-hue={hueOf(name)}
      data-letter={letter.toUpperCase()}
      style={{ width: size, height: size, fontSize: size / 2 }}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}

const HUES = 8;

/** The same name always gets the same colour. */
function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return (sum % HUES) + 1;
}
