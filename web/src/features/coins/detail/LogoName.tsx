import { Logo } from '#ui/logo/Logo.tsx';
import styles from './LogoName.module.css';

/** A logo and a name on one line, for a link in a table; a name too long for its column is cut. */
export function LogoName({ src, name }: { readonly src: string; readonly name: string }) {
  return (
    <span className={styles.who}>
      <Logo src={src} name={name} size={20} />
      <span className={styles.name} title={name}>
        {name}
      </span>
    </span>
  );
}
