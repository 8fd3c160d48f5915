import { PageLink } from '#ui/link/PageLink.tsx';

interface AuthorProps {
  readonly name: string;
  /** '' where the author has no page. */
  readonly code: string;
  readonly className?: string | undefined;
}

/** An author's name, linked to their other articles. */
export function Author({ name, code, className }: AuthorProps) {
  if (code === '') return <span className={className}>{name}</span>;
  return (
    <PageLink to="author" params={{ id: code }} className={className}>
      {name}
    </PageLink>
  );
}
