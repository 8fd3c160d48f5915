import { HrefLink } from '#ui/link/HrefLink.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import styles from './starred.module.css';

interface NameLinkProps {
  readonly href: string;
  readonly name: string;
  readonly logo: string;
}

/** Logo and name, leading to the thing's own page. */
export function NameLink({ href, name, logo }: NameLinkProps) {
  return (
    <HrefLink href={href} className={styles.name}>
      <Logo src={logo} name={name} size={24} />
      {name}
    </HrefLink>
  );
}
