import { FollowerPage } from './FollowerPage.tsx';

/** `/hot/twitter.html`: coins by their people at Twitter. */
export default function HotTwitterPage() {
  return <FollowerPage name="hotTwitter" platform="twitter" people="粉丝数" />;
}
