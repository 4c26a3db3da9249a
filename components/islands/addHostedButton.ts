/** How long to wait for the provider's button before offering the phone numbers, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Adds the provider's script to a form, once. It succeeds when something is rendered there, not when the script loads; a
 * button that appears after the timeout still counts.
 * @param script the script's address
 * @param attributes the script's attributes, which select the button
 * @param settle called with `drawn` once something is rendered, and with `failed` when the script fails to load or on timeout
 */
export function addHostedButton(
  form: HTMLFormElement,
  script: string,
  attributes: Readonly<Record<string, string>>,
  settle: (state: 'drawn' | 'failed') => void,
): void {
  if (form.querySelector('script')) return;
  const timer = setTimeout(settle, TIMEOUT, 'failed');
  const observer = new MutationObserver(() => {
    // The script element itself has no height.
    if (form.offsetHeight === 0) return;
    observer.disconnect();
    clearTimeout(timer);
    settle('drawn');
  });
  observer.observe(form, { attributes: true, childList: true, subtree: true });

  const element = document.createElement('script');
  element.src = script;
  element.async = true;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener('error', () => settle('failed'));
  form.append(element);
}
