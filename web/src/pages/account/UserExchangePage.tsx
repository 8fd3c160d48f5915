import { UserExchangeView } from './UserExchangeView.tsx';

/** `/userexchange`: starred exchanges with notes. */
export default function UserExchangePage() {
  return <UserExchangeView isCompact={false} />;
}
