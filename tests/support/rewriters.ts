import type { OutgoingHttpHeaders } from 'node:http';

/** What hosts and the boxes on a line do to a page on its way, each time anew. */
export const REVISION = /r[0-9a-f]{8}(?="?><\/template>)/;

const LAST_TAG = '</body>';
const before = (html: string, added: string) => html.replace(LAST_TAG, `${added}${LAST_TAG}`);

/** Changes what stands outside of scripts and styles, whose digests the policy of a page has. */
const around = (html: string, change: (markup: string) => string) =>
  html
    .split(/(<(?:script|style)\b[\s\S]*?<\/(?:script|style)>)/)
    .map((part, i) => (i % 2 ? part : change(part)))
    .join('');

let key = 0;

/** Another key for each answer, as on Cloudflare, but also where the page asks it not to. */
function hideAddresses(html: string): string {
  key = (key + 1) % 256;
  const hidden = (text: string) => Array.from(text, (c) => (c.charCodeAt(0) ^ key).toString(16)).join('');
  const links = around(html, (markup) =>
    markup
      .replace(/href="mailto:([^"]+)"/g, (_, address) => `href="/cdn-cgi/l/email-protection#${hidden(address)}"`)
      .replace(/>[\w.]+@[\w.-]+</g, (address) => `><span data-cfemail="${hidden(address)}">[email protected]</span><`),
  );
  return before(links, '<script data-cfasync="false" src="/cdn-cgi/email-decode.min.js"></script>');
}

const minify = (html: string) =>
  around(html, (markup) =>
    markup
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<\/(?:p|li|dt|dd|body|html|tr|td)>/g, '')
      .replace(/\s+/g, ' ')
      .replace(/=""/g, '')
      .replace(/="([\w./:#-]+)"(?=[ >])/g, '=$1')
      .replace(/> </g, '><'),
  );

const reorder = (html: string) =>
  around(html, (markup) =>
    markup.replace(/<(\w+)((?: [\w-]+="[^"]*")+)>/g, (_, name, attributes: string) =>
      ['<', name, ...(attributes.match(/ [\w-]+="[^"]*"/g) ?? []).toReversed(), '>'].join(''),
    ),
  );

/** By what does it. */
export const REWRITERS: Readonly<Record<string, (html: string) => string>> = {
  'e-mail obfuscation': hideAddresses,
  'a minifier': minify,
  'a banner': (html) => before(html, '<script src="https://ads.example/banner.js"></script><p>Free Wi-Fi</p>'),
  'an optimiser that sorts attributes': reorder,
};

/** Answers with status 200 that are not the page. */
export const WRONG_ANSWERS: Readonly<Record<string, (html: string) => string>> = {
  'the login page of a hotel': () => '<!DOCTYPE html><h1>Welcome to our hotel</h1><form></form></body></html>',
  'a page cut short': (html) => html.slice(0, html.length - 60),
  'the page of another build': (html) => html.replace(REVISION, 'r00000000'),
};

export type Answer = Readonly<{ status: number; headers: OutgoingHttpHeaders; body: Buffer }>;

const page = ({ headers }: Answer): Answer => ({
  status: 200,
  headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from('<!DOCTYPE html><h1>Back in a minute</h1>'),
});
const redirect = ({ headers, body }: Answer, location: string) => ({
  status: 302,
  headers: { ...headers, location },
  body,
});
const bytes = (answer: Answer, change: (body: Buffer) => Buffer) => ({ ...answer, body: change(answer.body) });

/** Answers for pictures and scripts, with the headers that make browsers keep the right ones for a year. */
export const WRONG_FILES: Readonly<Record<string, (answer: Answer, elsewhere: string) => Answer>> = {
  'a maintenance page or a soft 404': (answer) => page(answer),
  'a redirect to another site': (answer, elsewhere) => redirect(answer, elsewhere),
  'all but its end': (answer) => bytes(answer, (body) => body.subarray(0, -20)),
  'half, as the line breaks': ({ status, headers, body }) => ({
    status,
    headers: { ...headers, connection: 'close', 'content-length': body.length },
    body: body.subarray(0, body.length / 2),
  }),
};
