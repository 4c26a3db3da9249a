#!/usr/bin/env bash
# Expected: `&` is the component's class wherever it stands in a selector, in a list of selectors, too.
# True: in a list, an `&` within :has(), :not() or :is() stays `&`, and the class is put before the selector: it matches
# nothing, or something else. A selector that begins with a colon gets the class before it, although it names `&` itself.
# With: @emotion/styled 11.14.1 and react 19.3.1, seen 2026-11-29; stylis 4.2.0, which it uses, replaces each `&` by itself.
# For us: such a selector stands alone, and begins with `*` (`pages/contact/BranchCards.tsx`).
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{}' > package.json
npm install --silent --no-audit --no-fund @emotion/styled@11.14.1 @emotion/react@11.14.0 react@19.3.1 react-dom@19.3.1 stylis@4.2.0

node --input-type=module <<'END' | tee seen
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styledModule from '@emotion/styled';
import { compile, serialize, stringify } from 'stylis';
const styled = styledModule.default ?? styledModule;
for (const selector of ['*:has(+ &)', '*:has(+ &), & + *', '*:not(&), & p', ':has(> &)']) {
  const html = renderToStaticMarkup(createElement(styled.div(`${selector} { top: 0; }`)));
  const emotion = html.replace(/^.*?>|<\/style>.*$/g, '').replaceAll(/css-[\w-]+/g, 'c').replaceAll('\f', '');
  console.log([selector, emotion, serialize(compile(`.c{${selector}{top:0;}}`), stringify)].join(' | '));
}
END
diff - seen <<'END'
*:has(+ &) | *:has(+ .c){top:0;} | *:has(+ .c){top:0;}
*:has(+ &), & + * | .c *:has(+ &),.c+*{top:0;} | *:has(+ .c),.c+*{top:0;}
*:not(&), & p | .c *:not(&),.c p{top:0;} | *:not(.c),.c p{top:0;}
:has(> &) | .c:has(> .c){top:0;} | :has(> .c){top:0;}
END
