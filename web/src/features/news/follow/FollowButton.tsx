import { Button } from '#ui/button/Button.tsx';
import { CheckIcon, PlusIcon } from '#ui/icon/icons.ts';
import { toast } from '#ui/toast/toast.ts';
import { type Follow, toggleFollow, useIsFollowed } from './follows.ts';

export type FollowButtonProps = Pick<Follow, 'kind' | 'code'> & {
  /** Undefined while unknown: the button is disabled. */
  readonly name: string | undefined;
};

/** Follows an author or a tag in this browser, without an account. Followed ones are listed on the news pages. */
export function FollowButton({ kind, code, name }: FollowButtonProps) {
  const isFollowed = useIsFollowed({ kind, code });
  function press() {
    if (name === undefined) return;
    if (toggleFollow({ kind, code, name })) toast.success(`已关注 ${name}，可从资讯首页进入`);
    else toast.info(`已取消关注 ${name}`);
  }
  return (
    <Button
      size="s"
      icon={isFollowed ? <CheckIcon aria-hidden="true" /> : <PlusIcon aria-hidden="true" />}
      aria-label={`${isFollowed ? '取消关注' : '关注'} ${name ?? ''}`.trim()}
      disabled={name === undefined}
      onClick={press}
    >
      {isFollowed ? '已关注' : '关注'}
    </Button>
  );
}
