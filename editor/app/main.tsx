import './style/base.css';
import './style/forms.css';
import './style/pictures.css';
import './style/preview.css';
import './style/publish.css';
import './style/texts.css';
import { declareLook } from './ui/look.ts';

declareLook();
// All of the editor waits for the content. Without it, there are no words to say so in either.
import('./start.tsx').catch((error: unknown) => {
  const root = document.getElementById('root');
  if (root) root.textContent = `The editor cannot be opened. ${error instanceof Error ? error.message : String(error)}`;
  throw error;
});
