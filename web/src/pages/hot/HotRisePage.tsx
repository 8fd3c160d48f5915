import { MoverPage } from './MoverPage.tsx';

/** `/hot/rise.html`: the coins that rose most. */
export default function HotRisePage() {
  return <MoverPage name="hotRise" />;
}
