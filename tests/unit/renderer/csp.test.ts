import { describe, expect, test } from 'vitest';
import { createCsp } from '../../../renderer/csp.ts';

describe('the content security policy', () => {
  const plain = createCsp({ style: 'a{}', inlineScripts: ['{}'] });

  test('refuses everything it does not name, and no inline code without its hash', () => {
    expect(plain).toContain("default-src 'none'");
    expect(plain).not.toContain('unsafe');
    expect(plain).toContain("style-src 'sha256-");
  });

  test('names the payment provider only on the page that pays', () => {
    expect(plain).not.toContain('https:');
    const paying = createCsp({
      style: '',
      inlineScripts: [],
      payment: ['https://checkout.payments.example', 'https://api.payments.example'],
    });
    expect(paying).toContain("script-src 'self' https://checkout.payments.example");
    for (const directive of ['frame-src', 'img-src', 'connect-src', 'style-src', 'form-action']) {
      expect(paying).toMatch(
        new RegExp(`${directive} [^;]*https://checkout.payments.example https://api.payments.example`),
      );
    }
  });
});
