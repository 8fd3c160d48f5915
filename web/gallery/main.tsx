import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no #root element');
// Charts print it below themselves and on saved images.
document.documentElement.dataset['source'] = 'simulated';
createRoot(container).render(<Gallery />);
