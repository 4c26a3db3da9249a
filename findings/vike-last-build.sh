#!/usr/bin/env bash
# Expected: prerender() makes pages from the server in the folder that its Vite configuration names as `build.outDir`.
# True: with `keepDistServer`, each build notes its server within node_modules; prerender() takes that of the last build, whatever the folder.
# With: vike 0.4.266, vite 8.3.8, seen 2026-11-28.
# For us: bundles are built without `keepDistServer`, which is said when pages are made (`scripts/build/prerenderPages.ts`).
set -euo pipefail
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT; cd "$dir"
echo '{ "type": "module" }' > package.json
npm install --silent --no-audit --no-fund vike@0.4.266 vite@8.3.8
mkdir -p pages/index
cat > vite.config.js <<'END'
import vike from 'vike/plugin';
export default { plugins: [vike()], logLevel: 'error' };
END
cat > pages/+onRenderHtml.js <<'END'
import { dangerouslySkipEscape } from 'vike/server';
export const onRenderHtml = ({ Page }) => dangerouslySkipEscape(Page());
END

cat > try.js <<'END'
import { build, prerender } from 'vike/api';
const viteConfig = { build: { outDir: process.argv[3] } };
if (process.argv[2] === 'build') await build({ viteConfig });
else {
  const onPagePrerender = ({ _prerenderResult }) => console.log(_prerenderResult.fileContent.match(/made .*?code/)[0]);
  await prerender({ viteConfig, vikeConfig: { prerender: { keepDistServer: true } }, onPagePrerender });
}
process.exit();
END
for keep in true false; do
  echo "export default { prerender: { disableAutoRun: true, keepDistServer: $keep } };" > pages/+config.js
  for name in first second; do
    echo "export const Page = () => '<!doctype html><body>made of the $name code</body>';" > pages/index/+Page.js
    node try.js build "$name"
  done
  echo "first, keepDistServer: $keep: $(node try.js prerender first)"
done | tee seen
diff - seen <<'END'
first, keepDistServer: true: made of the second code
first, keepDistServer: false: made of the first code
END
