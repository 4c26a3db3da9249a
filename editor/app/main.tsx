import './style/base.css';
import './style/parts.css';
import './style/forms.css';
import './style/texts.css';
import './style/window.css';
import { color, font } from '../../components/ui/style/tokens.ts';
import { startSentence, startWord } from './startWords.ts';

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
import('./start.tsx').catch((error: unknown) => {
  const text = Object.assign(document.createElement('p'), { role: 'alert', textContent: startSentence(error) });
  const again = Object.assign(document.createElement('button'), {
    className: 'button',
    textContent: startWord('retry'),
  });
  again.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  document.getElementById('root')?.replaceChildren(text, again);
  if (!['NotStored', 'GitHubFailure'].includes(Object(error).name)) throw error;
});
