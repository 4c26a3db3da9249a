/** Removes the speculation rules where the patient has asked to save data. */
export function saveData(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (connection?.saveData) document.querySelector('script[type=speculationrules]')?.remove();
}
