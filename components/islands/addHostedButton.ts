/** How long to wait for the provider, in milliseconds, before offering the phone numbers. */
const PATIENCE = 10_000;

/**
 * Adds the provider's script to a form, once. What counts is what it draws there: a script that arrives may be garbage, and one
 * that was given up may still draw its button.
 * @param script its address
 * @param attributes say which button
 * @param settle told when something is drawn, and when nothing is: at once where the script does not load, otherwise after ten seconds
 */
export function addHostedButton(
  form: HTMLFormElement,
  script: string,
  attributes: Readonly<Record<string, string>>,
  settle: (state: 'drawn' | 'failed') => void,
): void {
  if (form.querySelector('script')) return;
  const giveUp = setTimeout(settle, PATIENCE, 'failed');
  const drawing = new MutationObserver(() => {
    // The script itself takes no room.
    if (form.offsetHeight === 0) return;
    drawing.disconnect();
    clearTimeout(giveUp);
    settle('drawn');
  });
  drawing.observe(form, { attributes: true, childList: true, subtree: true });

  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener('error', () => settle('failed'));
  form.append(element);
}
