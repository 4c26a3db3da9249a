/** The site's colours and fonts, for the editor's stylesheets. */
import { color, font } from '../../../components/ui/style/tokens.ts';

/** Declares them as custom properties of the document: `inkSoft` as `--ink-soft`. */
export function declareLook(): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(color)) {
    style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
  }
  style.setProperty('--font', `${font.latin.replace(', sans-serif', '')}, ${font.tall}`);
}
