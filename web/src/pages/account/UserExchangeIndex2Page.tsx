import { UserExchangeView } from './UserExchangeView.tsx';

/** `/userexchange/index2`: starred exchanges by name only. */
export default function UserExchangeCompactPage() {
  return <UserExchangeView isCompact />;
}
