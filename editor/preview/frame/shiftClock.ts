const DAY = 86_400_000;

/** Lets the page's scripts believe that it is some days later or earlier: offers begin and end by the clock. */
export function shiftClock(days: number): void {
  if (!days) return;
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[]) =>
      Reflect.construct(target, given.length > 0 ? given : [target.now() + days * DAY]),
    get: (target, name) => (name === 'now' ? () => target.now() + days * DAY : Reflect.get(target, name)),
  });
}
