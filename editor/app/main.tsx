import './style/base.css';
import './style/parts.css';
import './style/forms.css';
import './style/texts.css';
import './style/window.css';
import { color, font } from '../../components/ui/style/tokens.ts';

// The site's colours and fonts, as custom properties of the document: `inkSoft` as `--ink-soft`.
const { style } = document.documentElement;
for (const [name, value] of Object.entries(color))
  style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
style.setProperty('--font', `${font.latin.replace(', sans-serif', '')}, ${font.tall}`);

// A photograph that misses its field would replace the editor.
for (const name of ['dragover', 'drop'] as const)
  addEventListener(name, (event) => {
    const hasFiles = event.dataTransfer?.types.includes('Files');
    if (hasFiles && !(event.target instanceof HTMLInputElement)) event.preventDefault();
  });
// Without the content, there are no translated words for the error either.
import('./start.tsx').catch((error: unknown) => {
  const root = document.getElementById('root');
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  root?.setAttribute('role', 'alert');
  if (root) root.textContent = name === 'NoStorage' ? message : `The editor cannot be opened. ${message}`;
  if (name !== 'NoStorage') throw error;
});
