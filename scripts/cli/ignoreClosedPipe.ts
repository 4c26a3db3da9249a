const ignore = () => undefined;

/**
 * Lets a command go on when nobody reads what it writes any more, such as after `npm run build | head`. Without it, Vike, which reports
 * every error, would for ever report that it cannot report.
 */
export function ignoreClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', ignore);
}
