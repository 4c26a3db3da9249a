/** Puts the focus on a field, or on the nearest part of the form that it is in. */
export function focusField(form: HTMLElement, at: string): void {
  const steps = at.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const place = form.querySelector(`[data-path="${CSS.escape(steps.slice(0, length).join('.'))}"]`);
    const control = place?.querySelector<HTMLElement>('input, textarea, select, button');
    if (!control) continue;
    control.focus();
    control.scrollIntoView({ block: 'center' });
    return;
  }
}
