/**
 * What the editor's pages may do: nothing from elsewhere, no inline scripts, no inline styles.
 * @param asked origins that they may ask beside their own
 */
export const editorPolicy = (asked: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...asked].join(' '),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/** The same for the worker, whose library for iPhones' photographs is WebAssembly. */
export const workerPolicy = (policy: string): string =>
  policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
