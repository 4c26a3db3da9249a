/** Shows the visit that the address names, now or later: `branches/model/visit.ts`. Its code is loaded only then. */
export function watchVisitLink(): void {
  const open = () => {
    if (!/^#visit=/.test(location.hash)) return;
    import('./visit.ts').then(
      // Not destructured, which takes up more of every page's script.
      (card) => card.showVisit(location, Date.now()),
      () => undefined,
    );
  };
  addEventListener('hashchange', open);
  open();
}
