/** Removes the speculation rules when the browser's data saver is on. */
export function saveData(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) document.querySelector('script[type=speculationrules]')?.remove();
}
