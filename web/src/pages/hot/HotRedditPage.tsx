import { FollowerPage } from './FollowerPage.tsx';

/** `/hot/reddit.html`: coins by their people at Reddit. */
export default function HotRedditPage() {
  return <FollowerPage name="hotReddit" platform="reddit" people="成员数" />;
}
