import { MoverPage } from './MoverPage.tsx';

/** `/hot/drop.html`: the coins that fell most. */
export default function HotDropPage() {
  return <MoverPage name="hotDrop" />;
}
