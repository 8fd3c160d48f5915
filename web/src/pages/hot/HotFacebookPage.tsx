import { FollowerPage } from './FollowerPage.tsx';

/** `/hot/facebook.html`: coins by their people at Facebook. */
export default function HotFacebookPage() {
  return <FollowerPage name="hotFacebook" platform="facebook" people="粉丝数" />;
}
