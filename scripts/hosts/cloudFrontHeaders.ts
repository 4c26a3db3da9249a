import { SHARED_HEADERS, SHARED_POLICY } from './sharedHeaders.ts';

/** The names that CloudFront has a setting of its own for. */
const OWN_SETTINGS = ['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy'];

/** The settings of CloudFront's response headers policy. */
export function headersConfig(): object {
  const age = Number(/max-age=(\d+)/.exec(SHARED_HEADERS['Strict-Transport-Security'] ?? '')?.[1]);
  const others = Object.entries(SHARED_HEADERS).filter(([name]) => !OWN_SETTINGS.includes(name));
  return {
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: age, IncludeSubdomains: true, Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: SHARED_HEADERS['X-Frame-Options'], Override: true },
      ReferrerPolicy: { ReferrerPolicy: SHARED_HEADERS['Referrer-Policy'], Override: true },
      ContentSecurityPolicy: { ContentSecurityPolicy: SHARED_POLICY, Override: true },
    },
    CustomHeadersConfig: {
      Items: others.map(([name, value]) => ({ Header: name, Value: value, Override: true })),
    },
  };
}
