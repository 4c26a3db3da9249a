import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createCsp } from '../../../../renderer/document/csp.ts';

const STYLE = 'a{}';
const SCRIPT = '{}';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Maps the directives of a policy by name. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('the content security policy allows only this site’s own files and the page’s inline code', () => {
  expect(directives(createCsp({ style: STYLE, inlineScripts: [SCRIPT] }))).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", hash(SCRIPT)],
    'style-src': [hash(STYLE)],
    'img-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  });
});

test('the content security policy allows the payment provider only on the payment page, and only what it needs', () => {
  const plain = directives(createCsp({ style: STYLE, inlineScripts: [SCRIPT] }));
  const host = (name: string) => `https://${name}.payments.example`;
  const payment = {
    script: `${host('checkout')}/v1/payment-button.js`,
    hosts: {
      scripts: [host('cdn')],
      frames: [host('api'), host('checkout')],
      connections: [host('api'), host('log')],
      pictures: [],
    },
  };
  expect(directives(createCsp({ style: STYLE, inlineScripts: [SCRIPT], payment }))).toEqual({
    ...plain,
    'script-src': ["'self'", hash(SCRIPT), host('checkout'), host('cdn')],
    'style-src': [...(plain['style-src'] ?? []), host('checkout'), host('cdn')],
    'img-src': ["'self'", host('checkout')],
    'frame-src': [host('checkout'), host('api')],
    'font-src': [host('checkout'), host('cdn')],
    'connect-src': ["'self'", host('checkout'), host('api'), host('log')],
    'form-action': ["'self'", host('checkout'), host('api')],
  });
});
